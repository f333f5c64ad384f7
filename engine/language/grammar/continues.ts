/** Whether a line that ends in a comma continues on the next one, or the next one begins a statement of its own. */

import { T, type Tokens } from '../tokens/tokens.ts';
import { nearest } from '../words/near.ts';
import {
  BATTLEFIELD_ATTRIBUTES,
  isScriptVerb,
  isStatementWord,
  isUnitAttribute,
  PLAYER_ATTRIBUTES,
  SCRIPT_VERBS,
  UNIT_ATTRIBUTES,
} from '../words/words.ts';

/** `first` is the statement's first token, `end` the end of its line so far. */
export const continues = (t: Tokens, first: number, end: number): boolean => {
  const next = end + 1;
  if (next >= t.count) return false;
  const kind = t.kind[next];
  const word = wordAt(t, next);
  if (isStatementWord(word)) return false;
  if (kind === T.count) return false;
  const isNameToken = kind === T.word || kind === T.string;
  if (!isNameToken) return true;
  if (t.kind[next + 1] === T.colon || isVerb(t, next + 1)) return false;
  const opening = statementOf(t, first);
  if (opening === 'other') return true;
  const attributes: readonly string[] = ATTRIBUTES[opening];
  if (kind === T.word && attributes.includes(word)) return true;
  const second = wordAt(t, next + 1);
  if (second === 'might' || t.kind[next + 1] === T.equals) return false;
  if (inNameList(t, first, end)) return true;
  if (kind === T.string) return false;
  return word === '' && nearest(t.text.slice(t.start[next], t.end[next]), attributes) !== undefined;
};

const wordAt = (t: Tokens, at: number): string => (t.kind[at] === T.word ? (t.word[at] ?? '') : '');

const isVerb = (t: Tokens, at: number): boolean => {
  if (t.kind[at] !== T.word) return false;
  const word = t.word[at] ?? '';
  return word === '' ? nearest(t.text.slice(t.start[at], t.end[at]), SCRIPT_VERBS) !== undefined : isScriptVerb(word);
};

const ATTRIBUTES = {
  unit: UNIT_ATTRIBUTES,
  player: PLAYER_ATTRIBUTES,
  battlefield: BATTLEFIELD_ATTRIBUTES,
} as const satisfies Record<string, readonly string[]>;

/** Of which kind the attributes on this line are. */
const statementOf = (t: Tokens, first: number): 'unit' | 'player' | 'battlefield' | 'other' => {
  const word = wordAt(t, first);
  if (word === 'player' || word === 'battlefield') return word;
  if (word === 'gear' || t.kind[first] === T.count) return 'unit';
  if (isStatementWord(word) || isVerb(t, first + 1)) return 'other';
  return 'unit';
};

/** In tokens: so far back a list's first word is looked for. */
const LONGEST_LIST = 400;

/** Whether the comma at the end of the line is in a list of names. */
const inNameList = (t: Tokens, first: number, end: number): boolean => {
  const from = Math.max(first, end - LONGEST_LIST);
  for (let i = end - 1; i > from; i--) {
    const kind = t.kind[i];
    if (kind === T.comma || kind === T.string || kind === T.join) continue;
    if (kind !== T.word) return false;
    const word = t.word[i];
    if (word === 'attached' || word === 'hand' || word === 'deck' || word === 'trash') return true;
    if (word === 'by') return wordAt(t, i - 1) === 'scored';
    if (word !== '' && word !== undefined && isUnitAttribute(word)) return false;
  }
  return false;
};
