/** Whose an ability's words are. */

/** Players, as an ability speaks of them. */
export type Who =
  | 'you'
  /** One opponent, chosen where there are several. */
  | 'an opponent'
  | 'opponents'
  | 'each player'
  | 'a player'
  /** The controller or owner of what the instruction before spoke of. */
  | 'its controller'
  | 'its owner'
  /** The player that the trigger's event, or a choice before, speaks of. */
  | 'that player'
  | 'turn player'
  /** You and your teammates. */
  | 'you or an ally'
  | 'you and each opponent'
  | 'each other player'
  | 'defender'
  | 'attacker';
