/** The states of things that words ask for: "a ready unit", "while I'm alone". */

export type ThingState =
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
  | 'mighty'
  | 'empowered'
  | 'equipped'
  | 'attached'
  | 'unattached'
  | 'token'
  | 'not token'
  | 'alone'
  | 'only unit of yours there'
  /** Of abilities on the chain. */
  | 'triggered'
  | 'activated'
  | 'facedown'
  | 'occupied'
  | 'uncontrolled'
  | 'open'
  | 'contested'
  | 'champion'
  | 'chosen champion';
