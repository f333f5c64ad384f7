/**
 * Which cards are banned, where and since when: data of the publisher's ban list, which binds sanctioned tournaments
 * and no rule.
 */
import type { BanRecord, RuleBook } from './types.ts';

/** The bans of a card by its exact name; none if it is not banned. */
export const bansOf = (book: RuleBook, card: string): readonly BanRecord[] =>
  book.banList.bans.filter(each => each.card === card);

/** "Banned in sanctioned Constructed and 2v2 Constructed since 2026-03-31 (ban list read on 2026-10-10)." */
export const banText = ({ banList }: RuleBook, { formats, since, from }: BanRecord): string =>
  `Banned in sanctioned ${formats.join(' and ')} since ${since}${HOW[from]} (ban list read on ${banList.readOn}).`;

/** How well the day is known: the list itself does not say since when each card is on it. */
const HOW: Readonly<Record<BanRecord['from'], string>> = {
  announced: '',
  compared: ', found by comparing lists',
  community: ', as the community notes',
};
