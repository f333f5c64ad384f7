/** The action that a line has a player do, or asks whether the player can do. */
import { type Action, claimIn, type Name, type Statement } from '../../language/syntax.ts';

/** `Ana plays Scout`, and of `expect Ana can play Scout` what is asked about; null for any other line. */
export const actionOn = (line: Statement): { readonly player: Name; readonly action: Action } | null => {
  if (line.kind === 'action') return line;
  const claim = claimIn(line);
  return claim?.about === 'legality' ? claim : null;
};
