/** What is reported about a line whose first words begin no statement. */
import { isDomain } from '../../domains.ts';
import { type Cursor, tokenSpan, tokenText } from '../tokens/cursor.ts';
import { T } from '../tokens/tokens.ts';
import { editDistance } from '../words/distance.ts';
import { nearest } from '../words/near.ts';
import { PREDICATES, VERB_FORMS } from '../words/predicates.ts';
import {
  BATTLEFIELD_ATTRIBUTES,
  isStatementWord,
  PLAYER_ATTRIBUTES,
  PUZZLE_WORDS,
  SCRIPT_VERBS,
  STATEMENT_WORDS,
  VERBS,
} from '../words/words.ts';
import { fenceProblem } from './fence.ts';

/** Where the line stands: after a `base` or `battlefield` line, in the script, or before both. */
export type LinePlace = 'head' | 'base' | 'battlefield' | 'lost' | 'script';

/** Whether the first word of a line is the name of a declared player. */
export type FirstWord = 'player' | 'other';

/** The word that a statement's first was meant to be. `plain`: the verb, where the plain form of one follows. */
const nearestStatement = (first: string, second: string, plain: string | undefined): string | undefined => {
  // `al pass`: before the plain form of a verb there is no other word than `all`, and `all` is before no other.
  const isPass = second === '' || editDistance(second, 'pass') <= 1;
  if (isPass && editDistance(first.toLowerCase(), 'all') === 1) return 'all';
  const words = isPass ? STATEMENT_WORDS : STATEMENT_WORDS.filter(word => word !== 'all');
  return plain === undefined ? nearest(first, words) : undefined;
};

/**
 * Reports the line at the cursor. Gives the mistyped
 * word's token and what it was meant to be, where that is clear.
 */
export const reportUnknown = (
  c: Cursor,
  part: LinePlace,
  begins: FirstWord,
): { readonly at: number; readonly word: string } | undefined => {
  const { t, pos } = c;
  const isPlayer = begins === 'player';
  const fence = fenceProblem(c, lineSpan(c));
  if (fence !== undefined) {
    c.problems.push(fence);
    return undefined;
  }
  const first = tokenText(c);
  const second = t.kind[pos + 1] === T.end ? '' : tokenText(c, pos + 1);
  const secondWord = t.kind[pos + 1] === T.word ? (t.word[pos + 1] ?? '') : '';
  const verbSpan = tokenSpan(c, pos + 1);
  const isNameToken = t.kind[pos] === T.word || t.kind[pos] === T.string;
  const plain = VERBS.find(([, form]) => form === secondWord)?.[0];
  const elsewhere = isNameToken || t.kind[pos] === T.number ? belongsElsewhere(c, part, begins) : undefined;
  if (elsewhere !== undefined) {
    unknown(c, lineSpan(c), `No statement begins like this. ${elsewhere}`);
    return undefined;
  }
  if (isNameToken && PREDICATES.includes(secondWord)) {
    const span = { start: tokenSpan(c).start, end: verbSpan.end };
    unknown(c, span, `This is a claim. To have it checked, begin the line with “expect”.`, {
      span: { start: span.start, end: span.start },
      text: 'expect ',
      title: 'Insert “expect”',
    });
    return undefined;
  }
  if (part === 'script' && !isPlayer && reportBareVerb(c)) return undefined;
  const word = t.kind[pos] === T.word && !isPlayer ? nearestStatement(first, second, plain) : undefined;
  if (word !== undefined) {
    const replacement = { span: tokenSpan(c), text: word, title: `Change to “${word}”` };
    unknown(c, tokenSpan(c), `No statement begins with “${first}”. The nearest word is “${word}”.`, replacement);
    return { at: pos, word };
  }
  // `given player Ana`: what begins a line is no slip of a verb.
  const isSlip = t.kind[pos + 1] === T.word && !isStatementWord(secondWord);
  const verb = plain ?? (isSlip ? nearest(second, VERB_FORMS) : undefined);
  const third = VERBS.find(forms => forms[0] === verb || forms[1] === verb)?.[0];
  if (isNameToken && third !== undefined) {
    c.problems.push({
      code: 'syntax/expected',
      span: verbSpan,
      message: `Found “${second}” where the line needs “${third}”.`,
      replacement: { span: verbSpan, text: third, title: `Change to “${third}”` },
    });
    return { at: pos + 1, word: third };
  }
  if (isNameToken && isPlayer) {
    const verbs = SCRIPT_VERBS.map(each => `“${each}”`).join(', ');
    const message =
      second === ''
        ? `Something is missing at the end of this line: what ${first} does (${verbs}).`
        : `Found “${second}” where the line says what ${first} does: ${verbs}.`;
    c.problems.push({ code: 'syntax/expected', span: second === '' ? tokenSpan(c) : verbSpan, message });
    return undefined;
  }
  const owner = ATTRIBUTE_OF.get(t.word[pos] ?? '');
  if (owner !== undefined) {
    const [line, example] = owner === 'player' ? ['player', 'player Ana'] : ['battlefield', 'battlefield Quarry'];
    const said = `This belongs after the name, in the line of its ${line}, as in “${example} ${first} …”.`;
    unknown(c, lineSpan(c), `No line begins with “${first}”. ${said}`);
    return undefined;
  }
  const forms =
    part === 'script'
      ? 'A line of the script begins with a player and a verb (“Ana moves …”), “expect”, “effect”, “turn”, “all pass”, “what if” or “back”.'
      : `A statement begins with ${BEGINNINGS.map(each => `“${each === 'what' ? 'what if' : each}”`).join(', ')} or a name.`;
  unknown(c, lineSpan(c), `No statement begins like this. ${forms}`);
  return undefined;
};

/** `move Raider`: nobody does it. Whether that is so. */
const reportBareVerb = (c: Cursor): boolean => {
  const verb = VERBS.find(forms => forms.some(form => form === c.t.word[c.pos]));
  if (verb === undefined) return false;
  unknown(c, lineSpan(c), `The line has to say who does this, before the verb, as in “Ana ${verb[0]} …”.`);
  return true;
};

/** Those of puzzles are left out: few scenarios are any. */
const BEGINNINGS = STATEMENT_WORDS.filter(word => !PUZZLE_WORDS.some(each => each === word));

/** Where the contents of a line of the setup belong, if that is in another line. */
const belongsElsewhere = (c: Cursor, part: LinePlace, begins: FirstWord): string | undefined => {
  const { t, pos } = c;
  if (part === 'script') return undefined;
  const first = tokenText(c);
  if (t.kind[pos + 1] === T.colon && t.word[pos + 2] === 'facedown')
    return `A hidden card belongs in the line of its battlefield, as in “battlefield Quarry facedown ${tokenText(c, pos + 3)} by ${first}”.`;
  const zone = zoneInLine(c) ?? (begins === 'player' ? poolInLine(c) : undefined);
  if (zone === undefined) return undefined;
  return `The cards that a player has there belong in the player’s line, as in “player ${begins === 'player' ? first : 'Ana'} ${zone} …”.`;
};

/** The zone off the board that a line of the setup speaks of, as the line of a player writes it ("Stupefy is in Ana's hand"). */
const zoneInLine = (c: Cursor): string | undefined => {
  const { t } = c;
  for (let at = c.pos + 1; t.kind[at] !== T.end && t.line[at] === t.line[c.pos]; at++) {
    const zone = ZONE_WORDS.get(tokenText(c, at).toLowerCase());
    if (zone !== undefined) return zone;
  }
  return undefined;
};

/** What a line of the setup gives a player, as the line of that player writes it ("Ana has 3 energy and 1 fury power"). */
const poolInLine = (c: Cursor): string | undefined => {
  const { t } = c;
  const said: string[] = [];
  let amount = '';
  let domain = 'any';
  for (let at = c.pos + 1; t.kind[at] !== T.end && t.line[at] === t.line[c.pos]; at++) {
    const word = tokenText(c, at).toLowerCase();
    if (t.kind[at] === T.number) [amount, domain] = [word, 'any'];
    else if (isDomain(word)) domain = word;
    else if (amount !== '' && /^energy$|^points?$/.test(word))
      said.push(`${word === 'energy' ? word : 'points'} ${amount}`);
    else if (amount !== '' && word === 'power') said.push(`power ${amount} ${domain}`);
  }
  return said.length === 0 ? undefined : said.join(' ');
};

const ZONE_WORDS: ReadonlyMap<string, string> = new Map([
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['trash', 'trash'],
  ['rune', 'runes'],
  ['runes', 'runes'],
  ['xp', 'xp'],
]);

/** What says more of a player or a battlefield, and is in its line. */
const ATTRIBUTE_OF: ReadonlyMap<string, 'player' | 'battlefield'> = new Map([
  ...PLAYER_ATTRIBUTES.map(word => [word, 'player'] as const),
  ...BATTLEFIELD_ATTRIBUTES.map(word => [word, 'battlefield'] as const),
]);

/** From the first to the last token of the line. */
export const lineSpan = (c: Cursor): { start: number; end: number } => {
  let last = c.pos;
  const line = c.t.line[c.pos];
  while (c.t.kind[last + 1] !== T.end && c.t.line[last + 1] === line && last + 1 < c.t.count) last++;
  return { start: tokenSpan(c).start, end: tokenSpan(c, last).end };
};

const unknown = (
  c: Cursor,
  span: { start: number; end: number },
  message: string,
  replacement?: { span: { start: number; end: number }; text: string; title: string },
): void => {
  c.problems.push({ code: 'syntax/unknown-statement', span, message, ...(replacement ? { replacement } : {}) });
};
