/** The page that tells what the library contains, and as of which date. */
import { type Freshness, freshnessOf } from '../freshness.ts';
import type { RuleBook } from '../types.ts';
import { heading, list, markdown, ownPage, plain, section, table } from './markdown.ts';
import type { Page } from './page.ts';

export const freshnessPage = (book: RuleBook): Page => {
  const known = freshnessOf(book);
  return {
    title: TITLE,
    citation: `${TITLE} (${known.readOn})`,
    markdown: ownPage(
      heading(1, TITLE),
      plain(`Nothing after ${known.readOn} is included. Nothing is looked up on the network.`),
      section('Not known here', list(known.unknown.map(each => plain(each)))),
      section('Rules', rules(known)),
      section('Cards', cards(known)),
      section('Ban list', plain(banListText(known))),
      section('Answers and corrections', sources(known)),
    ),
  };
};

const TITLE = 'What Riftbench knows, and as of when';

export const banListText = ({ banList: { cards, inForceSince, readOn } }: Freshness): string =>
  `${cards} cards, in force since ${inForceSince}; still the newest on ${readOn}. It applies only to sanctioned tournaments.`;

const rules = ({ books }: Freshness) =>
  table(
    ['Document', 'Dates', 'Numbers', 'Its text', 'Official words'],
    books.map(({ title, dates, rules: many, text = '', imported }) => [
      plain(title),
      plain(dates),
      markdown`${many}`,
      plain(text),
      plain(imported ? 'imported' : 'not imported'),
    ]),
  );

const cards = ({ sets }: Freshness) =>
  table(
    ['Set', 'Cards in the library', 'Of these, in part', 'As of', 'What is known'],
    sets.map(({ title, cards: many, inPart, knownOn, note }) => [
      plain(title),
      markdown`${many}`,
      markdown`${inPart}`,
      plain(knownOn),
      plain(note),
    ]),
  );

const sources = ({ sources: all }: Freshness) =>
  table(
    ['Source', 'Date', 'By', 'Answers', 'Corrections'],
    all.map(({ title, date, by, answers, errata }) => [
      plain(title),
      plain(date),
      plain(by),
      markdown`${answers}`,
      markdown`${errata}`,
    ]),
  );
