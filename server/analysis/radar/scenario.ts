/** A scenario that tells two rulesets apart, as its author would write it: it says what is expected in each, and passes. */
import { formatFile } from '../../../engine/language/formatting/format.ts';
import { isScenario } from '../../../engine/language/syntax.ts';
import { runScenario } from '../../../engine/scenario/run.ts';
import { allRuns } from '../../../engine/scenario/script/parts.ts';
import { BEHAVIOUR_RULES } from '../../../rules-db/mechanisms/behaviours.ts';
import { withCards } from '../document/context.ts';
import { scriptOf } from './judging.ts';
import type { Behaviour } from './rulesets.ts';
import { isSmaller, type Size, sizeOf } from './size.ts';
import type { Shrink } from './smallest.ts';
import { type Telling, tellingsOf } from './telling.ts';

export interface TellingScenario {
  /** A whole file, with the cards that it brings. */
  readonly text: string;
  readonly size: Size;
}

export const isSmallerText = (a: TellingScenario, b: TellingScenario): boolean => isSmaller(a.size, b.size);

/** `shrunk`: with one claim as its last line, which holds in that ruleset alone. Null where the scenario would not pass in both. */
export const writtenTelling = (shrunk: string, holdsIn: Telling['holdsIn'], shrink: Shrink): TellingScenario | null => {
  const text = withProperNames(shrunk);
  const lines = text.trimEnd().split('\n');
  const claim = (lines.at(-1) ?? '').trim().replace(/^expect /, '');
  const script = lines.slice(0, -1).join('\n');
  const said = claimsFor(script, { claim, holdsIn, causes: shrink.behaviours }, shrink);
  for (const claims of [said, { [holdsIn]: claim }]) {
    const written = writtenOut(script, claims, shrink);
    if (passes(written, shrink)) return sized(written);
  }
  return null;
};

const sized = (text: string): TellingScenario | null => {
  const script = scriptOf(text);
  return script === null ? null : { text, size: sizeOf(text, script) };
};

type Claims = { readonly [holdsIn in Telling['holdsIn']]?: string };

/** What says most, of all that the same behaviours tell apart: for each ruleset, if there is something. */
const claimsFor = (script: string, found: Telling, { rulesets, context, behaviours }: Shrink): Claims => {
  const [only] = behaviours;
  const all = [...tellingsOf(script, rulesets, context), found].filter(
    ({ causes }) => only === undefined || behaviours.length > 1 || causes.includes(only),
  );
  const [first = found] = all;
  const other = all.find(each => each.holdsIn !== first.holdsIn && isAkin(each.claim, first.claim));
  return { [first.holdsIn]: first.claim, ...(other === undefined ? {} : { [other.holdsIn]: other.claim }) };
};

/** About the same thing, in as many words: the one says what is so in the one ruleset, and the other in the other. */
const isAkin = (a: string, b: string): boolean => {
  const [subject, more] = [
    a.split(/ (?=is|has|can|wins|controls|was|triggered|drew)/),
    b.split(/ (?=is|has|can|wins|controls|was|triggered|drew)/),
  ];
  return subject[0] === more[0] && !/^can /.test(subject[1] ?? '') && !/^can /.test(more[1] ?? '');
};

const writtenOut = (script: string, claims: Claims, { rulesets, behaviours }: Shrink): string => {
  const [known = ''] = [claims.from ?? claims.to];
  const expected = (['from', 'to'] as const).map(
    each => `  expect in ${rulesets[each]}: ${claims[each] ?? negated(known)}\n`,
  );
  const title = behaviours.length === 0 ? 'No behaviour' : behaviours.map(titleOf).join('; ');
  const [board, played] = [script.search(/^ {2}(?=turn\b|effect\b)/m), script.length];
  const head = (board < 0 ? script : script.slice(0, board)).replace(
    /^scenario .*\n/m,
    () => `scenario "${title}"\n  edition ${rulesets.from}, ${rulesets.to}\n`,
  );
  const lines = board < 0 ? '' : script.slice(board, played);
  return formatFile(`${head.trimEnd()}\n\n${lines.trimEnd()}\n${expected.join('')}`);
};

const titleOf = (behaviour: Behaviour): string =>
  `${behaviour}: ${BEHAVIOUR_RULES[behaviour].about.replaceAll('"', "'")}`;

const negated = (claim: string): string => {
  const words = / (can|cannot) /.exec(claim);
  if (words === null) return / is /.test(claim) ? claim.replace(' is ', ' is not ') : `not ${claim}`;
  return claim.replace(words[0], words[1] === 'can' ? ' cannot ' : ' can ');
};

/** In both rulesets, by the ordinary runner. */
const passes = (text: string, { context }: Shrink): boolean => {
  const script = scriptOf(text);
  if (script === null || !isScenario(script.block)) return false;
  const runs = allRuns(runScenario(script.block, withCards(context, script.cards)));
  return runs.length === 2 && runs.every(({ status }) => status === 'passed');
};

/** `U3` and `G0` are what random boards call units and gear. */
const withProperNames = (text: string): string => {
  const given = [...new Set(text.match(/\b[UG]\d+\b/g) ?? [])];
  const free = NAMES.filter(name => !new RegExp(`\\b${name}\\b`).test(text));
  return given.reduce((named, name, at) => named.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), free[at] ?? name), text);
};

const NAMES = [
  'Raider',
  'Guard',
  'Scout',
  'Wall',
  'Pike',
  'Ogre',
  'Runner',
  'Wolf',
  'Baker',
  'Sage',
  'Squire',
  'Tower',
];
