/** Questions that no line of the language asks, and claims that an unnamed line is legal: what can be written instead, of the names on this board. */
import { claim } from '../../print/claims.ts';
import { question } from '../../print/questions.ts';
import type { Statement, SyntaxProblem } from '../../syntax.ts';
import { knownFrom, written } from './known.ts';
import type { SourceLine } from './unreadLine.ts';

/** `said`: what the line says, in English. Null for other lines. */
export const unaskedProblem = (said: string, line: SourceLine): SyntaxProblem | null => {
  if (LEGALITY.test(said)) return legalityProblem(line);
  const expected = EXPECTED_LEGALITY.exec(said.trim())?.groups;
  if (expected !== undefined) return expectedLegalityProblem(line, expected);
  return OPEN.test(said) ? openProblem(line) : null;
};

/** `Is this legal?`: it asks about the line above it. */
const LEGALITY =
  /^(?:(?:legal|illegal|allowed|possible|ok)\s*\?+|(?:can|may|could) (?:"[^"]+"|[\p{L}\d]+) (?:do (?:this|that|it|so)|(?:make|play) (?:this|that)(?: (?:move|play|attack))?)(?: now| here)?\s*\?*$|(?:is|was|are|were|would|will) (?:this|that|it|these|those|the (?:move|assignment|play|attack|block|line|action|damage))(?: (?:be|move|assignment|play|attack|line|action|really|even))* (?:legal|illegal|allowed|ok|okay|possible|correct|valid|right|fine)(?: (?:here|now|then|at all))?\s*\?*)$/iu;

/** A question says itself what it asks, and is put before that is done: with an action directly above, the fix takes the place of both lines. */
const legalityProblem = ({ span, before }: SourceLine): SyntaxProblem => {
  const last = before.at(-1);
  const known = before.findLast(s => s.kind === 'action');
  if (known === undefined) return { code: 'syntax/expected', span, message: `${SAYS_WHAT} ${instead(before)}` };
  const { player, action } = known;
  const asked = question({ asks: 'whether', claim: { about: 'legality', player, action, legal: true } });
  const message = `${SAYS_WHAT} Write “${asked}” in place of the act’s line. An act without an underline is legal.`;
  const fix = { span: { start: known.span.start, end: span.end }, text: asked, title: `Ask “${asked}”` };
  return { code: 'syntax/expected', span, message, ...(known === last ? { alternatives: [fix] } : {}) };
};

/** `expect illegal`, `expect error 467.2.c.4`, `expect no errors`: it is about the line above it. */
const EXPECTED_LEGALITY =
  /^(?:expect|assert|result|outcome|=>)\s*:?\s*(?:(?:that|it|this|the (?:move|assignment|play|attack|action|line)|to|is|be|was|an?|with|(?<no>no|not)) )*(?:(?<refused>illegal|refused|rejected|invalid|forbidden|impossible|fail(?:s|ed|ure|ures)?|errors?|exceptions?|problems?|warnings?|mistakes?|throws?|disallowed)|(?<allowed>legal|allowed|valid|possible|ok|okay|fine|accepted|works|success|succeeds|passes))(?:[\s:,(]+(?:(?:because|by|with|for|rule|code|of|due to|cr)\s+)*(?<rule>\d{3}(?:\.\w+)*)\)?)?[.!]?$/i;

const expectedLegalityProblem = (
  { span, before }: SourceLine,
  { no, allowed, rule }: Readonly<Record<string, string | undefined>>,
): SyntaxProblem => {
  const known = before.findLast(s => s.kind === 'action');
  const legal = (allowed !== undefined) === (no === undefined);
  const why =
    'To expect that an act is illegal, write “expect” with the act’s own words: “expect Ana cannot assign 7 to Wall”. For a legal act, just write its line.';
  if (known === undefined) return { code: 'syntax/expected', span, message: why };
  const { player, action } = known;
  const reason = legal || rule === undefined ? '' : ` because ${rule}`;
  const expected = `expect ${claim({ about: 'legality', player, action, legal })}${reason}`;
  const fix = { span: { start: known.span.start, end: span.end }, text: expected, title: `Expect “${expected}”` };
  return {
    code: 'syntax/expected',
    span,
    message: `To expect that an act is legal or illegal, write “expect” with the act’s own words. Write “${expected}” in place of its line.`,
    ...(known === before.at(-1) ? { alternatives: [fix] } : {}),
  };
};

const SAYS_WHAT = 'A question has to contain the act that it asks about.';

/** Words with which no question of the language begins, and what has to be done: the rules say what may. */
const OPEN =
  /^(?:why|when|which|what(?! if\b)(?:['’]s)?|how(?! (?:much|many)\b)|must|should|shall|(?:does|do|is|has|have) .*\b(?:have|has|forced|required|obliged) to)\b.*$/i;

const openProblem = ({ span, before }: SourceLine): SyntaxProblem => ({
  code: 'syntax/expected',
  span,
  message: `The language has no such question. ${instead(before)} “How It Goes” and “riftbench trace” show what happens step by step; “Explore From Here” and “riftbench explore” show the possible outcomes.`,
});

const instead = (before: readonly Statement[]): string => {
  const { players, units, battlefields } = knownFrom(before);
  const [player = 'Ana', unit = 'Wall', place = 'Quarry'] = [
    players[0] && written(players[0]),
    units[0] && written(units[0].name),
    battlefields[0] && written(battlefields[0]),
  ];
  return `Questions are “can ${player} move ${unit} to ${place}?”, “is ${unit} dead?”, “who controls ${place}?”, “how much might has ${unit}?”, “where is ${unit}?” and “can ${player} force ${unit} is dead?”.`;
};
