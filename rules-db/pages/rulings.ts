/** FAQ entries and rulings in the lists of other pages. */

import type { Blocks, Line } from '../blocks/blocks.ts';
import { DOT, joined, lineOf, linked, list, subsection, together } from '../blocks/making.ts';
import { KIND_NAMES } from '../citation.ts';
import type { BookEdition, EntryRecord } from '../types.ts';
import { standingLabel } from '../wording.ts';
import type { LinkTo } from './links.ts';

const headingOf = (title: string, edition: string): string => {
  if (title === ELSEWHERE) return `${ELSEWHERE} than ${edition}`;
  return title === HOLDS ? `${HOLDS} in ${edition}` : title;
};

/** By what became of them, those that hold first; without headings where all hold. */
export const byStanding = (entries: readonly EntryRecord[], edition: BookEdition, link: LinkTo): Blocks | undefined => {
  const groups = GROUPS.map(title => ({
    title,
    entries: entries.filter(entry => groupOf(entry, edition) === title),
  })).filter(group => group.entries.length > 0);
  if (groups.length === 0) return undefined;
  const items = (group: readonly EntryRecord[]) => list(group.map(entry => entryItem(entry, edition, link)));
  if (groups.length === 1 && groups[0]?.title === HOLDS) return items(groups[0].entries);
  return together(...groups.map(group => subsection(headingOf(group.title, edition), items(group.entries))));
};

const HOLDS = 'Hold';
const ELSEWHERE = 'Hold in other editions';
const GROUPS = [HOLDS, ELSEWHERE, 'Superseded by newer rules', 'The source is wrong'] as const;

const groupOf = ({ standing, editions }: EntryRecord, edition: BookEdition): (typeof GROUPS)[number] => {
  if (standing === 'contradicts') return GROUPS[3];
  if (editions.includes(edition)) return HOLDS;
  return standing === 'superseded' ? GROUPS[2] : ELSEWHERE;
};

/** As a line in a list: the question, where it holds if not here, and the scenario that puts it to the test. */
const entryItem = (entry: EntryRecord, edition: BookEdition, link: LinkTo): Line => {
  const title = linked(entry.question, link(entry.kind, entry.id, edition));
  const where = WHERE[groupOf(entry, edition)](entry, edition);
  const [first, ...others] = entry.scenarios ?? [];
  return joined(
    [
      lineOf`${KIND_NAMES[entry.kind]}: ${title}${where}`,
      ...(first === undefined ? [] : [scenarioLinks(first, edition, link)]),
      ...(others.length === 0
        ? []
        : [
            linked(
              `${others.length} more ${others.length === 1 ? 'scenario' : 'scenarios'}`,
              link(entry.kind, entry.id, edition),
            ),
          ]),
    ],
    DOT,
  );
};

/** What the heading of its group leaves open. */
const WHERE: Readonly<Record<(typeof GROUPS)[number], (entry: EntryRecord, edition: BookEdition) => Line>> = {
  [GROUPS[0]]: () => '',
  [GROUPS[1]]: ({ editions }) => (editions.length === 0 ? '' : lineOf` (in ${editions.join(', ')})`),
  [GROUPS[2]]: (entry, edition) => {
    const label = standingLabel(entry, edition);
    return label === undefined ? '' : lineOf` [${label}]`;
  },
  [GROUPS[3]]: () => '',
};

/** A scenario one click away: to be run, to be opened. */
export const scenarioLinks = (id: string, edition: BookEdition, link: LinkTo): Line =>
  lineOf`${linked('Run', link('scenario', id, edition))}${DOT}${linked('Open', link('open', id, edition))}`;

/** What a scenario is called, without the file that contains it. */
export const scenarioName = (id: string): Line => id.slice(id.indexOf(': ') + 2);
