/** What was found, in full: a rule with its number, its neighbours and what was answered about it; an answer with its standing and its rules. */
import { bookRuleAt, type FoundRule } from '../../../rules-db/books/find.ts';
import { cardNamed } from '../../../rules-db/cards.ts';
import { cardCitation, citation, entryCitation, keywordCitation } from '../../../rules-db/citation.ts';
import { clarificationsOfEntry, clarificationText } from '../../../rules-db/clarified.ts';
import type {
  BookEdition,
  EntryRecord,
  ResultKind,
  RuleBook,
  RuleInEdition,
  SearchResult,
  Standing,
} from '../../../rules-db/types.ts';
import { keywordNumber, standingLabel } from '../../../rules-db/wording.ts';
import { aboutBookRule } from '../about/aboutBookRule.ts';
import { aboutRule } from '../about/aboutRule.ts';
import { first } from './shortened.ts';

export interface Found {
  readonly kind: ResultKind;
  /** A rule's number, else the name of an entry, a keyword or a card. */
  readonly id: string;
  readonly concept?: string;
  readonly cite: string;
  readonly title: string;
  readonly text: string;
  readonly standing?: Standing;
  readonly holdsIn?: readonly BookEdition[];
  /** What to know before it is believed in the edition, in some words. */
  readonly doubt?: string;
  readonly note?: string;
  /** What an answer rests on. */
  readonly rules?: readonly string[];
  readonly path?: string;
  readonly below?: readonly string[];
  /** The same rule by its numbers in other editions. */
  readonly elsewhere?: readonly string[];
  readonly clarified?: readonly string[];
  readonly related?: readonly Related[];
  readonly relatedLeftOut?: number;
}

interface Related {
  readonly cite: string;
  readonly question: string;
  readonly standing: Standing;
  readonly doubt?: string;
}

/** `whole`: with what is below it and where it is in other editions; `short` is for one of several. */
export const ruleFound = (book: RuleBook, rule: RuleInEdition, how: 'whole' | 'short'): Found => {
  const { number, edition, concept } = rule;
  const about = aboutRule(book, rule);
  const related = first(
    book.entriesFor(concept.id).map(entry => relatedTo(book, entry, edition)),
    how === 'whole' ? 10 : 2,
  );
  const path = about.path.map(each => (each.title === '' ? each.number : `${each.number} ${each.title}`)).join(' > ');
  const whole = {
    below: first(
      about.below.map(
        each => `${citation(each.number, edition)} ${book.rule(each.number, edition)?.text ?? each.title}`,
      ),
      30,
    ).shown,
    elsewhere: about.editions.map(each =>
      each.numbers.length === 0
        ? `not in ${each.edition}`
        : `${citation(each.numbers[0] ?? '', each.edition)}${each.text === about.text ? '' : ', says otherwise'}`,
    ),
  };
  return {
    kind: 'rule',
    id: number,
    concept: concept.id,
    cite: citation(number, edition),
    title: about.title,
    text: about.text,
    ...(path === '' ? {} : { path }),
    ...(how === 'whole' ? whole : {}),
    clarified: [...about.clarified, ...about.readings],
    related: related.shown,
    relatedLeftOut: related.left,
  };
};

const relatedTo = (book: RuleBook, entry: EntryRecord, edition: BookEdition): Related => {
  const doubt = standingLabel(entry, edition);
  return {
    cite: entryCitation(book, entry),
    question: entry.question,
    standing: entry.standing,
    ...(doubt === undefined ? {} : { doubt }),
  };
};

export const bookRuleFound = (book: RuleBook, found: FoundRule): Found => {
  const about = aboutBookRule(book, found);
  return {
    kind: 'book',
    id: `${about.book} ${about.number}`,
    cite: `${about.book} ${about.number} (${about.date})`,
    title: about.title,
    text: about.text,
    ...(about.note === undefined ? {} : { note: about.note }),
    ...(about.penalty === undefined ? {} : { rules: [`penalty: ${about.penalty.join(', ')}`] }),
    path: about.path.map(({ number, title }) => `${number} ${title}`).join(' > '),
    below: about.below.map(({ number, title }) => `${about.book} ${number} ${title}`),
  };
};

type Result = Pick<SearchResult, 'kind' | 'id' | 'title' | 'edition' | 'excerpt'>;

/** Undefined for a result that the book has not got any more. */
export const foundBy = (book: RuleBook, result: Result, asked: BookEdition): Found | undefined => {
  const { kind, id, title, edition, excerpt } = result;
  switch (kind) {
    case 'rule': {
      const rule = book.rule(id, edition);
      return rule && ruleFound(book, rule, 'short');
    }
    case 'faq':
    case 'ruling': {
      const entry = book.entry(kind, id);
      return entry && entryFound(book, entry, asked);
    }
    case 'book': {
      const found = bookRuleAt(book, id);
      return found && bookRuleFound(book, found);
    }
    case 'keyword': {
      const keyword = book.keywords.get(id);
      const number = keyword && keywordNumber(book, keyword, edition);
      return {
        kind,
        id,
        cite: keywordCitation(id, edition),
        title,
        text: keyword?.text ?? excerpt,
        ...(number === undefined ? {} : { rules: [citation(number, edition)] }),
        ...(keyword?.concept === undefined ? {} : { concept: keyword.concept }),
      };
    }
    case 'card': {
      const card = cardNamed(id);
      return {
        kind,
        id,
        cite: card === undefined ? id : cardCitation(card.name, card.set),
        title,
        text: excerpt,
        note: 'The tool card has the whole card.',
      };
    }
    case 'document':
      return { kind, id, cite: id, title, text: excerpt };
  }
};

/** An answer holds where its editions say so; the rules that it rests on are cited in the edition that was asked. */
const entryFound = (book: RuleBook, entry: EntryRecord, edition: BookEdition): Found => {
  const doubt = standingLabel(entry, edition);
  const rules = entry.concepts.flatMap(concept => {
    const [number] = book.numbersOf(concept, edition);
    const rule = number === undefined ? undefined : book.rule(number, edition);
    return rule === undefined ? [] : [`${citation(rule.number, edition)} ${rule.concept.title ?? rule.text}`];
  });
  return {
    kind: entry.kind,
    id: entry.id,
    cite: entryCitation(book, entry),
    title: entry.question,
    text: [entry.answer, ...(entry.steps ?? [])].join(' '),
    standing: entry.standing,
    holdsIn: entry.editions,
    ...(doubt === undefined ? {} : { doubt }),
    ...(entry.standingNote === undefined ? {} : { note: entry.standingNote }),
    rules: [...first(rules, 6).shown, ...(entry.bookRules ?? [])],
    clarified: clarificationsOfEntry(book, entry).map(each => clarificationText(book, each)),
  };
};
