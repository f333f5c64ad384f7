/** Words for what a unit is and becomes, with the language's own. */

/** What a unit is said to be, and the language's word for it. */
export const STATES: Readonly<Record<string, string>> = {
  dead: 'dead',
  died: 'dead',
  dies: 'dead',
  killed: 'dead',
  destroyed: 'dead',
  slain: 'dead',
  alive: 'alive',
  survives: 'alive',
  survived: 'alive',
  exhausted: 'exhausted',
  tapped: 'exhausted',
  ready: 'ready',
  readied: 'ready',
  untapped: 'ready',
  stunned: 'stunned',
  buffed: 'buffed',
  banished: 'banished',
  exiled: 'banished',
};

/** What a unit becomes, and the effect that makes it so. */
export const DONE: Readonly<Record<string, string>> = {
  stunned: 'stun',
  tapped: 'exhaust',
  exhausted: 'exhaust',
  untapped: 'ready',
  readied: 'ready',
  killed: 'kill',
  recalled: 'recall',
  healed: 'heal',
};
