/** Links in a document: citations to their pages, `use` paths to their files. */

import { BOUNDS } from '../../engine/bounds.ts';
import { type Block, isScenario, type ScenarioBlock } from '../../engine/language/syntax.ts';
import { type CitedWords, citedInProse, pageOfCited } from './cited.ts';
import { type Analysis, editionOf, passagesIn, rangeOf, WHOLE } from './document/analysis.ts';
import { hasFolder } from './document/paths.ts';
import { type Mention, mentionsOf } from './mentions.ts';
import { editionCited, pageOf } from './pageOf.ts';
import type { DocumentLink } from './values.ts';

export const documentLinks = (analysis: Analysis): readonly DocumentLink[] => [
  ...analysis.blocks.flatMap(block => (isScenario(block) ? citations(analysis, block) : uses(analysis, block))),
  ...inProse(analysis),
];

const kindOf = (cited: CitedWords): string => {
  if (cited.kind === 'rule') return `rule (${cited.edition})`;
  return cited.kind === 'book' ? 'rule' : ENTRIES[cited.entry];
};

/** A citation that is a link already leads where its author wants it to. */
const inProse = (analysis: Analysis): readonly DocumentLink[] => {
  const linked = passagesIn(analysis)
    .flatMap(({ passage }) => (passage.kind !== 'entry' && passage.target !== undefined ? [passage.span] : []))
    .sort((a, b) => a.start - b.start);
  let at = 0;
  return inOrder(citedInProse(analysis)).flatMap(cited => {
    while (at < linked.length && (linked[at]?.end ?? 0) < cited.span.end) at++;
    const target = pageOfCited(analysis, cited);
    if (target === undefined || (linked[at]?.start ?? Number.POSITIVE_INFINITY) <= cited.span.start) return [];
    return [{ range: rangeOf(analysis, WHOLE, cited.span), target, tooltip: `Open the page of this ${kindOf(cited)}` }];
  });
};

const inOrder = (all: readonly CitedWords[]): readonly CitedWords[] =>
  all.toSorted((a, b) => a.span.start - b.span.start).slice(0, BOUNDS.links);

const ENTRIES = { faq: 'FAQ entry', ruling: 'ruling' } as const;

const citations = (analysis: Analysis, block: ScenarioBlock): readonly DocumentLink[] =>
  mentionsOf(block.tree).flatMap(mention => {
    if (mention.kind !== 'rule' && mention.kind !== 'book' && mention.kind !== 'entry') return [];
    const target = pageOf(analysis, block.tree, mention);
    if (target === undefined) return [];
    return [{ range: rangeOf(analysis, block, mention.span), target, tooltip: tooltip(analysis, block, mention) }];
  });

const tooltip = (analysis: Analysis, { tree }: ScenarioBlock, mention: CitationMention): string => {
  if (mention.kind === 'entry') return `Open the page of this ${ENTRIES[mention.citation.kind]}`;
  if (mention.kind === 'book') return 'Open the page of this rule';
  return `Open the page of this rule (${editionCited(mention.citation, editionOf(analysis, tree))})`;
};

type CitationMention = Extract<Mention, { kind: 'rule' | 'book' | 'entry' }>;

/** Only below a file: an untitled document has no folder that a path could start from. */
const uses = (analysis: Analysis, block: Block): readonly DocumentLink[] => {
  if (block.tree.kind !== 'use' || block.tree.path === undefined) return [];
  const target = resolve(analysis.source.uri, block.tree.path.text);
  return target === undefined ? [] : [{ range: rangeOf(analysis, block, block.tree.path.span), target }];
};

const resolve = (from: string, path: string): string | undefined => {
  if (!hasFolder(from) || path === '' || /^[a-z]+:/i.test(path)) return undefined;
  const encoded = path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  try {
    return new URL(encoded, from).href;
  } catch {
    return undefined;
  }
};
