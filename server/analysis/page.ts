/** A page of the rule book, for the client to show. */

import type { CitedIn } from '../../rules-db/pages/page.ts';
import { pageAt, parsePageUri } from '../../rules-db/pages.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import type { PageResult } from '../protocol.ts';
import type { CitedPlaces } from './citations.ts';
import { editionsTested } from './rulings/rulings.ts';
import { scenarioPage } from './scenarioPage.ts';

/**
 * `cited`: where the workspace cites rules, asked for only where a page shows it; nothing while it is still being looked for.
 * `provedBy`: the scenarios that apply a rule, as far as they have been run.
 */
export const page = async (
  book: RuleBook,
  uri: string,
  cited: () => Promise<CitedPlaces | undefined> = async () => new Map(),
  provedBy: (concept: string) => readonly CitedIn[] = () => [],
): Promise<PageResult | null> => {
  const address = parsePageUri(uri);
  if (address === undefined) return null;
  const { kind, id, edition } = address;
  if (kind === 'scenario') return scenarioPage(book, id, edition) ?? null;
  const places = kind === 'rule' || kind === 'book' ? await cited() : NOWHERE;
  const citedIn = (concept: string): readonly CitedIn[] => onceALine(places?.get(concept) ?? []);
  const found = pageAt(book, address, { testedIn: editionsTested, citedIn, provedBy });
  return found === undefined ? null : { ...found, ...(places === undefined ? { incomplete: true } : {}) };
};

const onceALine = (places: readonly CitedIn[]): readonly CitedIn[] =>
  places.filter(({ uri, line }, at) => at === 0 || uri !== places[at - 1]?.uri || line !== places[at - 1]?.line);

const NOWHERE: CitedPlaces = new Map();
