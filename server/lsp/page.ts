/** A page of the rule book, for the client to show. */
import { pageFor } from '../../rules-db/pages.ts';
import type { RuleBook } from '../../rules-db/types.ts';
import type { PageResult } from '../protocol.ts';

export const page = (book: RuleBook, uri: string): PageResult | null => pageFor(book, uri) ?? null;
