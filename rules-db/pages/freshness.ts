/** The page that tells what the library contains, and as of which date. */

import { heading, lineOf, list, section, table } from '../blocks/making.ts';
import { type Freshness, freshnessOf } from '../freshness.ts';
import type { RuleBook } from '../types.ts';
import { ownPage } from './ownPage.ts';
import type { Page } from './page.ts';

export const freshnessPage = (book: RuleBook): Page => {
  const known = freshnessOf(book);
  return {
    title: TITLE,
    citation: `${TITLE} (${known.readOn})`,
    blocks: ownPage(
      heading(1, TITLE),
      `Nothing after ${known.readOn} is included. Nothing is looked up on the network.`,
      section('Not known here', list(known.unknown)),
      section('Rules', rules(known)),
      section('Cards', cards(known)),
      section('Ban list', banListText(known)),
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
      title,
      dates,
      lineOf`${many}`,
      text,
      imported ? 'imported' : 'not imported',
    ]),
  );

const cards = ({ sets }: Freshness) =>
  table(
    ['Set', 'Cards in the library', 'Of these, in part', 'As of', 'What is known'],
    sets.map(({ title, cards: many, inPart, knownOn, note }) => [
      title,
      lineOf`${many}`,
      lineOf`${inPart}`,
      knownOn,
      note,
    ]),
  );

const sources = ({ sources: all }: Freshness) =>
  table(
    ['Source', 'Date', 'By', 'Answers', 'Corrections'],
    all.map(({ title, date, by, answers, errata }) => [title, date, by, lineOf`${answers}`, lineOf`${errata}`]),
  );
