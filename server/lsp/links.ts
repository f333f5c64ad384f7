/** What can be followed: citations to their pages, `use` paths to their files. */
import type { DocumentLink } from 'vscode-languageserver';
import { isEdition } from '../../engine/game/editions.ts';
import type { Block } from '../../engine/language/syntax.ts';
import { type Analysis, editionOf, isScenario, rangeOf, type ScenarioBlock } from './analysis.ts';
import { mentionsOf } from './mentions.ts';

export const documentLinks = (analysis: Analysis): readonly DocumentLink[] =>
  analysis.blocks.flatMap(block => (isScenario(block) ? citations(analysis, block) : uses(analysis, block)));

const citations = (analysis: Analysis, block: ScenarioBlock): readonly DocumentLink[] => {
  const edition = editionOf(analysis, block.tree);
  return mentionsOf(block.tree).flatMap(mention => {
    if (mention.kind === 'rule') {
      const own = mention.citation.edition?.text;
      const in_ = own !== undefined && isEdition(own) ? own : edition;
      if (analysis.book.rule(mention.citation.number, in_) === undefined) return [];
      const target = analysis.pages.to('rule', mention.citation.number, in_);
      return [
        { range: rangeOf(analysis, block, mention.span), target, tooltip: `Open the page of this rule (${in_})` },
      ];
    }
    if (mention.kind !== 'entry') return [];
    const { kind, name } = mention.citation;
    if (analysis.book.entry(kind, name.text) === undefined) return [];
    const target = analysis.pages.to(kind, name.text, edition);
    return [
      {
        range: rangeOf(analysis, block, mention.span),
        target,
        tooltip: `Open the page of this ${kind === 'faq' ? 'FAQ entry' : 'ruling'}`,
      },
    ];
  });
};

/** Only below a file: an untitled document has no folder that a path could start from. */
const uses = (analysis: Analysis, block: Block): readonly DocumentLink[] => {
  if (block.tree.kind !== 'use' || block.tree.path === undefined) return [];
  const target = resolve(analysis.source.uri, block.tree.path.text);
  return target === undefined ? [] : [{ range: rangeOf(analysis, block, block.tree.path.span), target }];
};

const resolve = (from: string, path: string): string | undefined => {
  if (!from.startsWith('file:') || path === '' || /^[a-z]+:/i.test(path)) return undefined;
  const encoded = path.replaceAll('\\', '/').split('/').map(encodeURIComponent).join('/');
  try {
    return new URL(encoded, from).href;
  } catch {
    return undefined;
  }
};
