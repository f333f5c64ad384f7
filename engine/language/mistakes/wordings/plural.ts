/** Names in the plural, as people count units: `two Wolves`. */
import type { LineDraft } from './draft.ts';

/** Of what is counted, one. */
export const singular = (pieces: LineDraft): LineDraft =>
  pieces.map(({ text, from }) => ({
    text: SINGULARS.reduce((said, [many, one]) => said.replace(many, one), text),
    from,
  }));

const SINGULARS: readonly (readonly [RegExp, string])[] = [
  [/(?<=l|ie|ea)ves$/i, 'f'],
  [/(?<=ch|sh|x|ss)es$/i, ''],
  [/(?<=\p{L}{2})ies$/iu, 'y'],
  [/(?<!s)s$/i, ''],
];
