/** A scenario that tells two rulesets apart, as its author would write it: it says what is expected in each, and passes. */

import { BEHAVIOURS, type Behaviour } from '../../../engine/game/state/behaviours.ts';
import { formatFile } from '../../../engine/language/formatting/format.ts';
import type { Status } from '../../../engine/scenario/report/report.ts';
import { judged, scriptOf } from './judging.ts';
import { switched, type Variant } from './rulesets.ts';
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
  const found = { claim, holdsIn, causes: shrink.behaviours };
  for (const claims of claimsFor(script, found, shrink)) {
    const written = writtenOut(script, claims, shrink);
    if (isProof(written, shrink)) return sized(written);
  }
  return null;
};

export const sized = (text: string): TellingScenario | null => {
  const script = scriptOf(text);
  return script === null ? null : { text, size: sizeOf(text, script) };
};

type Claims = { readonly [holdsIn in Telling['holdsIn']]?: string };

/** What could be expected at its end, that which says most first: for each ruleset, if there is something. */
const claimsFor = (script: string, found: Telling, { rulesets, context, behaviours }: Shrink): readonly Claims[] => {
  const all = [...tellingsOf(script, rulesets, context), found].filter(({ causes }) =>
    behaviours.every(each => causes.includes(each)),
  );
  const pairs = all.slice(0, MOST_CLAIMS).map((first): Claims => {
    const other = all.find(each => each.holdsIn !== first.holdsIn && isAkin(each.claim, first.claim));
    return { [first.holdsIn]: first.claim, ...(other === undefined ? {} : { [other.holdsIn]: other.claim }) };
  });
  return [...pairs, { [found.holdsIn]: found.claim }];
};

const MOST_CLAIMS = 6;

/** The same said of the same thing: what is so in the one ruleset, and what in the other. */
const isAkin = (a: string, b: string): boolean =>
  subjectOf(a) === subjectOf(b) && !/ can(not)? /.test(a) && !/ can(not)? /.test(b);

/** With the verb. */
const subjectOf = (claim: string): string =>
  /^.*? (?:is|has|wins|controls|was|triggered|drew)(?= )/.exec(claim)?.[0] ?? claim;

const writtenOut = (script: string, claims: Claims, { rulesets, behaviours }: Shrink): string => {
  const known = claims.from ?? claims.to ?? '';
  const expected = (['from', 'to'] as const).map(
    each => `  expect in ${rulesets[each]}: ${claims[each] ?? negated(known)}\n`,
  );
  const title = behaviours.length === 0 ? 'No behaviour' : behaviours.map(titleOf).join('; ');
  const board = script.search(/^ {2}(?=turn\b|effect\b)/m);
  const head = (board < 0 ? script : script.slice(0, board)).replace(
    /^scenario .*\n/m,
    () => `scenario "${title}"\n  edition ${rulesets.from}, ${rulesets.to}\n`,
  );
  const lines = board < 0 ? '' : script.slice(board);
  return formatFile(`${head.trimEnd()}\n\n${lines.trimEnd()}\n${expected.join('')}`);
};

const titleOf = (behaviour: Behaviour): string => `${behaviour}: ${BEHAVIOURS[behaviour].about.replaceAll('"', "'")}`;

const negated = (claim: string): string => {
  const found = NEGATIONS.find(([word]) => claim.includes(` ${word} `));
  return found === undefined ? `not ${claim}` : claim.replace(` ${found[0]} `, ` ${found[1]} `);
};

/** As they are tried. */
const NEGATIONS = [
  ['can', 'cannot'],
  ['cannot', 'can'],
  ['is', 'is not'],
  ['has', 'does not have'],
  ['wins', 'does not win'],
  ['controls', 'does not control'],
] as const;

/** Whether it passes in both rulesets, by the ordinary runner, and fails in each with the behaviours of the other. */
export const isProof = (text: string, { rulesets: { from, to }, context, behaviours }: Shrink): boolean => {
  const script = scriptOf(text);
  if (script === null) return false;
  const statusUnder = (variant: Variant): Status | undefined => judged(script, variant, context)?.run.status;
  return (
    [from, to].every(ruleset => statusUnder({ ruleset }) === 'passed') &&
    (behaviours.length === 0 ||
      [switched(from, behaviours, to), switched(to, behaviours, from)].every(each => statusUnder(each) === 'failed'))
  );
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
