/**
 * Signature help: the form of the statement at the cursor with the current part highlighted, and what a card that is
 * played costs.
 */

import { type Forms, formsAt, type SignaturePart } from '../../engine/language/completion/signature.ts';
import { describedKind } from '../../engine/language/mistakes/mistakes.ts';
import { type Block, isScenario } from '../../engine/language/syntax.ts';
import type { Wanted } from '../../engine/language/tokens/cursor.ts';
import { capitalized } from '../../engine/lists.ts';
import type { Blocks, Line } from '../../rules-db/blocks/blocks.ts';
import { lineOf, together } from '../../rules-db/blocks/making.ts';
import { cardCalled } from './cards.ts';
import { type Analysis, blockAt, editionOf } from './document/analysis.ts';
import type { Position } from './document/lines.ts';
import { costOf } from './hover/card.ts';
import { statementAround } from './hover/statement.ts';
import { describeWord, wordAt } from './hover/word.ts';
import type { Parameter, Signature, SignatureHelp } from './values.ts';

export interface SignatureOptions {
  /** Whether the client lights a place by its offsets in the form; else by its text. */
  readonly offsets?: boolean;
}

/**
 * `offsets`: whether the client takes the highlighted part as offsets; otherwise as text. Null outside of statements.
 */
export const signatureHelp = (
  analysis: Analysis,
  position: Position,
  { offsets = true }: SignatureOptions = {},
): SignatureHelp | null => {
  const block = blockAt(analysis, position);
  if (block === undefined) return null;
  const offset = analysis.lines.offsetAt(position) - block.offset;
  const found = formsAt(block.text, offset);
  if (found === null) return null;
  const documentation = together(
    meaningOfStatement(analysis, block, offset, found),
    costOfPlayed(analysis, block.text, found),
  );
  return {
    signatures: found.forms.map(form => signature(form, documentation, offsets ? 'offsets' : 'text')),
    activeSignature: 0,
    activeParameter: litPlace(found),
  };
};

/** Where a list may go on or end, what has to follow it. */
const litPlace = ({ forms: [form = []], active }: Forms): number => {
  const here = form[active];
  const isList = here?.isOptional === true && here.wanted.every(each => 'kind' in each && each.kind === 'comma');
  return isList && form[active + 1] !== undefined ? active + 1 : active;
};

/** What its first word does that is one of the language's own. */
const meaningOfStatement = (
  analysis: Analysis,
  block: Block,
  offset: number,
  { forms: [form = []] }: Forms,
): Blocks | undefined => {
  const { kind, span } = statementAround(block, offset);
  const text = block.text.slice(span.start, span.end);
  const at = form.find(
    ({ wanted: [wanted], span: own }) => own !== undefined && wanted !== undefined && 'word' in wanted,
  );
  const found = at?.span && wordAt(text, at.span.start - span.start, kind);
  const edition = isScenario(block) ? editionOf(analysis, block.tree) : analysis.edition.edition;
  return found && describeWord(analysis, found.row, edition);
};

const signature = (form: readonly SignaturePart[], documentation: Blocks, labels: 'offsets' | 'text'): Signature => {
  let label = '';
  const parameters = form.map((place): Parameter => {
    const text = placeText(place);
    const isClose = /^[,:]/.test(text) || label === '';
    label += isClose ? '' : ' ';
    const start = label.length;
    label += text;
    const said = meaningOf(place);
    return {
      label: labels === 'offsets' ? [start, label.length] : text,
      ...(said === '' ? {} : { documentation: said }),
    };
  });
  return { label, parameters, ...(documentation.length === 0 ? {} : { documentation }) };
};

/** Beyond these, only the number of the rest is shown. */
const MOST_NAMED = 7;

const placeText = ({ wanted, isOptional }: SignaturePart): string => {
  const named = wanted.map(wantedText);
  // A list may go on.
  if (isOptional && named.length === 1 && named[0] === ',') return '[, …]';
  const shown = named.length > MOST_NAMED ? [...named.slice(0, MOST_NAMED), '…'] : named;
  const text = shown.join(' | ');
  return isOptional ? `[${text}]` : text;
};

const wantedText = (wanted: Wanted): string => {
  if ('word' in wanted) return wanted.word;
  return SIGNS[wanted.kind] ?? `‹${wanted.kind.replace(/^new /, '')}›`;
};

const SIGNS: Readonly<Record<string, string>> = { comma: ',', colon: ':', equals: '=' };

/** In a sentence what is there; nothing of the language's own words. */
const meaningOf = ({ wanted, isOptional }: SignaturePart): string => {
  const kinds = wanted.flatMap(each =>
    'kind' in each && SIGNS[each.kind] === undefined ? [describedKind(each.kind)] : [],
  );
  if (kinds.length === 0) return '';
  return `${capitalized([...new Set(kinds)].join(', or '))}${isOptional ? '; may be left out' : ''}.`;
};

/** Of the card whose name the statement has. */
const costOfPlayed = (analysis: Analysis, text: string, { forms: [form = []] }: Forms): Line | undefined => {
  const card = form.find(({ wanted: [wanted], span }) => span && wanted && 'kind' in wanted && wanted.kind === 'card');
  if (card?.span === undefined) return undefined;
  const name = text.slice(card.span.start, card.span.end).replace(/^["“]|["”]$/g, '');
  const cost = costOf(cardCalled(analysis, name)?.tree);
  return cost === undefined ? undefined : lineOf`${name} costs ${cost}.`;
};
