/** The kinds of things that a phrase may name. */
export type ThingType =
  | 'unit'
  | 'gear'
  | 'equipment'
  | 'rune'
  | 'legend'
  | 'spell'
  | 'ability'
  | 'card'
  | 'permanent'
  | 'player'
  | 'battlefield'
  | 'location';
