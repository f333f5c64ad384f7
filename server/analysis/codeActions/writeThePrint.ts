import type { Block, CardLine, CardTree } from '../../../engine/language/syntax.ts';

import { findingsOf } from '../diagnostics.ts';
import { type Analysis, rangeOf } from '../document/analysis.ts';
import type { Position } from '../document/lines.ts';
import { isCard } from '../document/uses.ts';
import { fields } from '../text/fields.ts';
import { type CodeActionOffer, fixEdit, QUICK_FIX } from './codeAction.ts';

/**
 * Lines of a card that are not understood and have signs of a print: brackets, or the codes of symbols. They are read as a pasted
 * card is; of what is not understood even so, the nearest sentence is written, and stays marked.
 *
 * ```diff
 *   card "Gatekeeper" unit
 *     cost 3
 *     might 3
 * -   [Tank$0]
 * -   [Shield 2] (I have +2 Might while I'm a defender.)
 * -   [E]: Draw 1.
 * +   tank
 * +   shield 2
 * +   exhaust me: Draw 1.
 * ```
 * Write what is printed as Riftbench reads it
 */
export const writeThePrint: CodeActionOffer = {
  kinds: [QUICK_FIX],
  offer: (analysis, { range: { start }, resolves }) => {
    if (resolves !== true || printedAt(analysis, start) === undefined) return [];
    const data: PrintData = { uri: analysis.source.uri, print: start };
    return [{ title: 'Write what is printed as Riftbench reads it', kind: QUICK_FIX, data }];
  },
  editOf: async (workspace, data) => {
    const { uri, print } = fields(data);
    const { line, character } = fields(print);
    if (typeof uri !== 'string' || typeof line !== 'number' || typeof character !== 'number') return null;
    const analysis = await workspace.read(uri);
    const printed = printedAt(analysis, { line, character });
    if (printed === undefined) return null;
    const { pasteCard } = await import('../../../engine/cards/pasting/paste.ts');
    const { block, lines } = printed;
    return workspace.hold({}, () => {
      const edits = lines.map(({ span, text }) => {
        const { lines: read } = pasteCard(`${labelsOf(block.tree)}Text: ${text}`);
        return { span, text: read.flatMap(each => each.lines).join('\n  ') };
      });
      return fixEdit(
        analysis,
        block,
        edits.filter(each => each.text !== ''),
      );
    });
  },
};

/** What an action is resolved with. */
interface PrintData {
  readonly uri: string;
  readonly print: Position;
}

interface PrintedLines {
  readonly block: Block<CardTree>;
  readonly lines: readonly CardLine[];
}

/** `[Tank]`, `:rb_energy_2:`. */
const SIGNS = /\[[^\]]*\]|:rb_\w+:/u;

/** The lines of the card around a place, one of which stands there. */
const printedAt = (analysis: Analysis, position: Position): PrintedLines | undefined => {
  const offset = analysis.lines.offsetAt(position);
  const block = analysis.blocks
    .filter(isCard)
    .find(each => each.offset <= offset && offset <= each.offset + each.text.length);
  if (block === undefined || !SIGNS.test(block.text)) return undefined;
  const wrong = findingsOf(analysis, block).filter(({ code }) => code === 'syntax/sentence');
  const lines = block.tree.abilities.filter(
    ({ text, span }) =>
      SIGNS.test(text) && wrong.some(each => span.start <= each.span.start && each.span.end <= span.end),
  );
  const isThere = lines.some(({ span }) => rangeOf(analysis, block, span).start.line === position.line);
  return isThere ? { block, lines } : undefined;
};

/** What of the card its lines are read by. */
const labelsOf = ({ type, also, domains }: CardTree): string => {
  const types = [type, also].flatMap(each => (each == null ? [] : [each.text]));
  const ofTypes = types.length === 0 ? '' : `Type: ${types.join(' ')}\n`;
  return domains.length === 0 ? ofTypes : `${ofTypes}Domain: ${domains.map(({ text }) => text).join(', ')}\n`;
};
