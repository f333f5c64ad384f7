/** The states of things that words ask for: "a ready unit", "while I'm alone". */

/** States that follow from what lies on an object and where things are, whatever abilities make of them. */
export type PlainState =
  | 'exhausted'
  | 'ready'
  | 'stunned'
  | 'buffed'
  | 'damaged'
  | 'undamaged'
  | 'attacking'
  | 'defending'
  | 'in combat'
  /** At the battlefield where a showdown is open, a combat's or not. */
  | 'in showdown'
  | 'empowered'
  | 'attached'
  | 'unattached'
  | 'token'
  | 'not token'
  | 'alone'
  | 'facedown';

export type ThingState =
  | PlainState
  | 'mighty'
  | 'equipped'
  | 'only unit of yours there'
  /** Of abilities on the chain. */
  | 'triggered'
  | 'activated'
  | 'occupied'
  | 'uncontrolled'
  | 'open'
  | 'contested'
  | 'champion'
  | 'chosen champion';
