/** The lines of a card that are not sentences. */

import { DOMAINS, type Domain, isPowerDomain } from '../../domains.ts';
import { keywordNamed } from '../../keywords.ts';
import type { Name, Word, WrittenCost, WrittenNumber } from '../syntax.ts';
import { advance, type Cursor, comma, kindAt, oneOf, peek, tokenText } from '../tokens/cursor.ts';
import { anyNumber, name } from '../tokens/phrases.ts';
import { T, type Tokens } from '../tokens/tokens.ts';
import { nearest } from '../words/near.ts';
import { CARD_FIELDS } from '../words/words.ts';
import { costOf, hasColon, type Keywords } from './cardKeywords.ts';
import { tagsLine } from './header.ts';

export type CardField =
  | { readonly kind: 'cost'; readonly cost: WrittenCost }
  | { readonly kind: 'might'; readonly might: WrittenNumber; readonly bonus: boolean }
  | { readonly kind: 'domains'; readonly domains: readonly Word<Domain>[] }
  | { readonly kind: 'tags'; readonly tags: readonly Name[] }
  | { readonly kind: 'text'; readonly text: Name }
  | Keywords;
type FieldName = (typeof CARD_FIELDS)[number];

/** How the field on the line at the cursor is read; null where there is none. */
export const fieldReader = (c: Cursor): ((c: Cursor) => CardField | null) | null => {
  const field = fieldAt(c.t, c.pos);
  return field === null ? null : READERS[field];
};

/**
 * Whether a card's line that ends in a comma continues: not if the next one is a field, or a sentence below keywords.
 */
export const continuesCard = (t: Tokens, first: number, end: number): boolean => {
  const next = end + 1;
  if (next >= t.count || fieldAt(t, next) !== null) return false;
  const isOpen = fieldAt(t, first) === null && keywordNamed(t.word[first] ?? '') === undefined;
  return isOpen || hasColon(t, first) || !hasColon(t, next);
};

/**
 * The field that is on the line, even if it is mistyped. Its first word alone does not show that, because sentences can
 * begin with it, too.
 */
const fieldAt = (t: Tokens, at: number): FieldName | null => {
  if (t.kind[at] !== T.word || hasColon(t, at)) return null;
  const typed = t.text.slice(t.start[at], t.end[at]).toLowerCase();
  const field = CARD_FIELDS.find(each => each === typed || nearest(typed, [each]) !== undefined);
  if (field === undefined) return null;
  const next = t.kind[at + 1] ?? T.end;
  const isShort = next === T.end || t.kind[at + 2] === T.end;
  const isNumber = next === T.number || next === T.signed;
  const isDomain = next === T.word && isPowerDomain(t.word[at + 1] ?? '');
  const fits: Record<FieldName, boolean> = {
    cost: isNumber || isDomain,
    might: isNumber,
    domains: isDomain,
    tags: next === T.word || next === T.string,
    text: next === T.string,
  };
  return fits[field] || (isShort && field === typed) ? field : null;
};

const READERS: Readonly<Record<FieldName, (c: Cursor) => CardField | null>> = {
  cost: c => {
    const cost = start(c, 'cost') ? costOf(c) : null;
    return cost === null ? null : { kind: 'cost', cost };
  },
  might: c => {
    if (!start(c, 'might')) return null;
    const bonus = kindAt(c) === T.signed;
    const might = anyNumber(c);
    return might === null ? null : { kind: 'might', might, bonus };
  },
  domains: c => {
    if (!start(c, 'domains')) return null;
    const domains: Word<Domain>[] = [];
    do {
      const domain = oneOf(c, DOMAINS);
      if (domain === null) return null;
      domains.push(domain);
    } while (comma(c));
    return { kind: 'domains', domains };
  },
  tags: c => (start(c, 'tags') ? tagsLine(c) : null),
  text: c => {
    if (!start(c, 'text')) return null;
    const text = kindAt(c) === T.string ? name(c, 'words') : null;
    if (text === null && c.pos === c.probe) c.wanted.push({ kind: 'words' });
    return text === null ? null : { kind: 'text', text };
  },
};

/** Takes the word that a field begins with; a mistyped one is reported, and the line read on. */
const start = (c: Cursor, field: FieldName): boolean => {
  if (peek(c) !== field) {
    const span = { start: c.t.start[c.pos] ?? 0, end: c.t.end[c.pos] ?? 0 };
    c.problems.push({
      code: 'syntax/expected',
      span,
      message: `Found “${tokenText(c)}” where the line needs “${field}”.`,
      replacement: { span, text: field, title: `Change to “${field}”` },
    });
  }
  advance(c);
  return true;
};
