/** Which rules the workspace's scenarios prove, as last reported by the client after a test run. */
import type { CitedIn } from '../../rules-db/pages/page.ts';
import type { BookEdition, RuleBook } from '../../rules-db/types.ts';
import type { OutlineNode, ProvedFile, ProvedResult } from '../protocol.ts';
import type { Paths } from './document/files.ts';
import type { numbersWithin } from './outline.ts';

export interface Proofs {
  /** In place of what there was before. */
  set(files: readonly ProvedFile[], folders: readonly string[]): void;
  /** The scenarios in which a rule is applied. */
  of(concept: string): readonly CitedIn[];
  /** How many of an edition's rules are proved. */
  count(book: RuleBook, edition: BookEdition): ProvedResult;
  /** With how many of the rules under each node, itself among them, are proved; as they are where nothing is known. */
  describe(
    book: RuleBook,
    edition: BookEdition,
    nodes: readonly OutlineNode[],
    within: typeof numbersWithin,
  ): readonly OutlineNode[];
}

const coverageText = (proved: number, rules: number): string => {
  if (rules !== 1) return `${proved} of ${rules} covered`;
  return proved === 1 ? 'covered' : 'not covered';
};

/** Knows nothing before the client has reported a run. */
export const makeProofs = (paths: Paths): Proofs => {
  let places: ReadonlyMap<string, readonly CitedIn[]> = new Map();
  const isProved = (book: RuleBook, number: string, edition: BookEdition): boolean =>
    places.has(book.conceptOf(number, edition) ?? '');
  const countIn = (book: RuleBook, edition: BookEdition, numbers: readonly string[]): ProvedResult => ({
    edition,
    proved: numbers.filter(number => isProved(book, number, edition)).length,
    rules: numbers.length,
  });
  const describeNode = (
    book: RuleBook,
    edition: BookEdition,
    node: OutlineNode,
    within: typeof numbersWithin,
  ): OutlineNode => {
    const children = node.children?.map(each => describeNode(book, edition, each, within));
    const same = children === undefined ? node : { ...node, children };
    const { id, kind, label } = node;
    const isRule = id === 'rules' || kind === 'rule';
    const numbers = isRule ? within(book, edition, id === 'rules' ? '' : label) : [];
    if (numbers.length === 0) return same;
    const { proved, rules } = countIn(book, edition, numbers);
    const coverage = coverageText(proved, rules);
    return { ...same, description: node.description === undefined ? coverage : `${coverage} · ${node.description}` };
  };
  return {
    set(files, folders) {
      const found = new Map<string, CitedIn[]>();
      for (const { uri, scenarios } of files) {
        for (const { name, line, rules } of scenarios) {
          const place: CitedIn = { uri, file: calledIn(paths, uri, folders), line, text: name };
          for (const rule of rules) {
            const before = found.get(rule);
            if (before === undefined) found.set(rule, [place]);
            else before.push(place);
          }
        }
      }
      places = found;
    },
    of: concept => (places.get(concept) ?? []).slice(0, MOST_PLACES),
    count: (book, edition) => countIn(book, edition, book.numbers(edition)),
    describe: (book, edition, nodes, within) =>
      places.size === 0 ? nodes : nodes.map(node => describeNode(book, edition, node, within)),
  };
};

/** On a page. */
const MOST_PLACES = 50;

/** Its path below the folder that is open. */
const calledIn = ({ pathOf, relative }: Paths, uri: string, folders: readonly string[]): string => {
  const path = pathOf(uri);
  if (path === undefined) return uri;
  const shortest = folders
    .map(folder => relative(folder, path))
    .filter(below => !below.startsWith('..'))
    .sort((a, b) => a.length - b.length)[0];
  return (shortest ?? path).replaceAll('\\', '/');
};
