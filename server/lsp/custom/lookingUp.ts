/** Requests about the rule book and its pages. */
import { editionName } from '../../../rules-db/books/find.ts';
import { type PageAddress, parsePageUri, readStoryId } from '../../../rules-db/pages/links.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { clientPages } from '../../analysis/pageLinks.ts';
import { fields } from '../../analysis/text/fields.ts';
import { NoSuchFile, type Workspace } from '../../analysis/workspace.ts';
import {
  LOOK_UP,
  type LookUpResult,
  OUTLINE,
  type OutlineResult,
  PAGE,
  type PageResult,
  SCENARIO,
  type ScenarioResult,
} from '../../protocol.ts';
import { invalid } from '../guard.ts';
import type { Custom } from './custom.ts';
import { count, textIn } from './params.ts';

export const lookUpAnswers = ({
  workspace,
  citations,
  proofs,
}: Pick<Custom, 'workspace' | 'citations' | 'proofs'>) => ({
  [LOOK_UP]: async (params: unknown): Promise<LookUpResult> => {
    const words = textIn(params, 'words');
    const { edition, limit } = fields(params);
    const { book, pages } = await workspace.reader();
    const { lookUp } = await import('../../analysis/lookup.ts');
    // What is found is opened by whoever asks: clients of their own pages know those, a site has its own.
    return lookUp(book, pages.openIn === 'site' ? pages : clientPages, {
      words,
      edition: editionAsked(workspace, book, edition),
      limit: count(limit),
    });
  },
  [PAGE]: async (params: unknown): Promise<PageResult | null> => {
    const uri = textIn(params, 'uri');
    const address = parsePageUri(uri);
    if (address?.kind === 'story') return storyAt(workspace, address);
    const { page } = await import('../../analysis/page.ts');
    const cited = () => citations.within(PATIENCE);
    return page((await workspace.reader()).book, uri, cited, proofs.of);
  },
  [SCENARIO]: async (params: unknown): Promise<ScenarioResult | null> => {
    const id = textIn(params, 'id');
    const { rulingScenario } = await import('../../analysis/rulings/rulings.ts');
    const scenario = rulingScenario((await workspace.reader()).book, id);
    return scenario === undefined ? null : { name: scenario.name, text: scenario.text };
  },
  [OUTLINE]: async (params: unknown): Promise<OutlineResult> => {
    const { edition, node = '', filter = '' } = fields(params);
    if (typeof node !== 'string') throw invalid('node must be a string');
    if (typeof filter !== 'string') throw invalid('filter must be a string');
    const { book } = await workspace.reader();
    const asked = editionAsked(workspace, book, edition);
    const { numbersWithin, outlineUnder, outlineWith } = await import('../../analysis/outline.ts');
    const nodes = filter.trim() === '' ? outlineUnder(book, asked, node) : outlineWith(book, asked, filter);
    const bookEditions = book.books.map(({ title, editions }) =>
      editions.map(each => ({ edition: editionName(each), title: `${title} ${each.date}` })),
    );
    return {
      edition: asked,
      editions: book.editions,
      bookEditions,
      nodes: proofs.describe(book, asked, nodes, numbersWithin),
    };
  },
});

/** How long a page waits for what the workspace says of it, in milliseconds. */
const PATIENCE = 250;

/** The default where the book does not have it. */
const editionAsked = (workspace: Workspace, book: RuleBook, edition: unknown): RuleBook['editions'][number] =>
  book.editions.find(each => each === edition) ?? workspace.defaultEdition().edition;

/** Of a document as it is now; none where it is gone or has no such scenario. */
const storyAt = async (workspace: Workspace, { id, edition }: PageAddress): Promise<PageResult | null> => {
  const story = readStoryId(id);
  if (story === undefined) return null;
  const { storyPage } = await import('../../analysis/storyPage.ts');
  try {
    return storyPage(await workspace.read(story.uri), story.scenario, edition) ?? null;
  } catch (error) {
    if (error instanceof NoSuchFile) return null;
    throw error;
  }
};
