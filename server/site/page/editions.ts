/** Under which edition the board is shown, of a scenario that is played under several. */
import type { BoardResult } from '../../protocol.ts';
import { part } from './panes.ts';

export interface EditionChoice {
  /** For whatever is asked about the board. A scenario that is not played under it is shown under its own. */
  readonly chosen: () => { readonly ruleset?: string };
  /** Nothing to choose where it is played under one alone. */
  readonly offer: (board: BoardResult | null) => void;
}

export const editionChoice = (changed: () => void): EditionChoice => {
  const select = part<HTMLSelectElement>('ruleset');
  let chosen: string | undefined;
  select.addEventListener('change', () => {
    chosen = select.value;
    changed();
  });
  return {
    chosen: () => (chosen === undefined ? {} : { ruleset: chosen }),
    offer(board) {
      const { rulesets = [], ruleset } = board ?? {};
      part('edition').hidden = rulesets.length < 2;
      select.replaceChildren(...rulesets.map(each => new Option(each, each, false, each === ruleset)));
    },
  };
};
