/** Writes the sections of docs/behaviours.md: one for each behaviour, with its scenario or the reason why there is none. */
import { readFileSync, writeFileSync } from 'node:fs';
import { BEHAVIOURS } from '../engine/game/state/behaviours.ts';
import { PLAYED_EDITIONS } from '../engine/game/state/editions.ts';
import { asPrinted, behaviours } from '../engine/game/state/rulesets.ts';
import { shownBehaviours, WHY_NOT } from '../rules-db/behaviours/shown.ts';

const PAGE = 'docs/behaviours.md';
const MARK = '<!-- written by npm run behaviours -->';

type Behaviour = keyof typeof BEHAVIOURS;

const YES_OR_NO: Readonly<Record<string, string>> = { true: 'yes', false: 'no' };
const inWords = (value: string | boolean): string => YES_OR_NO[String(value)] ?? String(value).replaceAll('-', ' ');

/** `1.0: unlimited; 1.1: only when none short`: where a value begins. */
const valuesOf = (behaviour: Behaviour): string => {
  const values = PLAYED_EDITIONS.flatMap(edition => {
    const [printed, played] = [asPrinted(edition), edition].map(each => inWords(behaviours(each)[behaviour]));
    return printed === played
      ? [[edition, played]]
      : [
          [asPrinted(edition), printed],
          [edition, played],
        ];
  });
  return values
    .filter(([, value], at) => value !== values[at - 1]?.[1])
    .map(([ruleset, value]) => `${ruleset}: ${value}`)
    .join('; ');
};

const fenceOf = (text: string): string => `\`\`\`rift${/# warning /.test(text) ? ' mistakes' : ''}\n${text}\`\`\`\n`;

const sectionOf = (behaviour: Behaviour): string => {
  const { about } = BEHAVIOURS[behaviour];
  const fences = shownBehaviours()
    .filter(each => each.behaviour === behaviour)
    .map(({ text }) => fenceOf(text));
  const reasons = Object.entries(WHY_NOT).filter(([change]) => change.startsWith(`${behaviour} `));
  const parts = [
    `${about[0]?.toUpperCase()}${about.slice(1)} (${valuesOf(behaviour)}).\n`,
    ...reasons.map(([change, why]) => `No scenario shows what ${change.split(' ')[1]} changes. ${why}\n`),
  ];
  return [`### ${behaviour}\n`, ...parts, ...fences].join('\n');
};

const [head] = readFileSync(PAGE, 'utf8').split(MARK);
const sections = (Object.keys(BEHAVIOURS) as Behaviour[]).map(sectionOf);
writeFileSync(PAGE, `${head}${MARK}\n\n${sections.join('\n')}`);
