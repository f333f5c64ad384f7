/** Acts that are done once more. */
import type { Point } from '../plies.ts';

/**
 * The same acts, first those with the same choices: what was chosen may be another object this time, as a token is, but who acts
 * with what is the same. Of several cards that may each be used once, the first would else be followed by the next.
 */
export const sameFirst = (plies: Iterable<Point>, like: Point): readonly Point[] => {
  const text = actText(like);
  const all = [...plies].filter(p => doerOf(p) === doerOf(like));
  return [...all.filter(p => actText(p) === text), ...all.filter(p => actText(p) !== text)];
};

const doerOf = ({ acts: [first] }: Point): string => {
  const { kind, ...act } = first?.act ?? { kind: 'none' };
  const {
    card = null,
    source = null,
    at = null,
  } = act as { readonly card?: unknown; readonly source?: unknown; readonly at?: unknown };
  return JSON.stringify([first?.who, kind, card, source, at]);
};

export const actText = ({ acts: [first] }: Point): string =>
  JSON.stringify([first?.act, first?.answers.map(({ act }) => act)]);
