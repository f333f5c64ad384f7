/** `card`: what a card does, and what was answered about it. */
import { cardWithWords, comparedName, nearestCards } from '../../../engine/scenario/names/nearest.ts';
import { orBetween } from '../../../engine/scenario/names/unknownCards.ts';
import { cardNamed, cardNames } from '../../../rules-db/cards.ts';
import { evidenceText } from '../../../rules-db/evidence.ts';
import type { RuleBook } from '../../../rules-db/types.ts';
import { type AboutCard, aboutCard } from '../about/aboutCard.ts';
import { RefusedRequest } from '../refused.ts';
import type { ChatAnswer } from './answer.ts';
import { editionAsked } from './reading.ts';
import { andMore, capped, first } from './shortened.ts';
import type { ReadArguments } from './tools/tool.ts';

const MOST_ANSWERS = 12;

export const card = (book: RuleBook, asked: ReadArguments): ChatAnswer => {
  const { edition } = editionAsked(asked);
  const name = asked.text('name').trim();
  const words = cardNamed(name) === undefined ? cardWithWords(name, cardNames()) : undefined;
  const about = aboutCard(book, words ?? name, edition);
  if (about === undefined) throw new RefusedRequest(unknown(name));
  const answers = first(about.answers, MOST_ANSWERS);
  const data = {
    name: about.name,
    cite: `${about.name} (${about.set})`,
    says: about.says,
    evidence: evidenceText(about.name) ?? 'As the publisher lists it.',
    notRun: about.notRun,
    bans: about.bans.map(({ text }) => text),
    corrections: about.corrections,
    answers: answers.shown.map(({ cited, question }) => ({ cite: cited, question })),
    answersLeftOut: answers.left,
  };
  return { text: textOf(data), data };
};

const unknown = (name: string): string => {
  const near = nearestCards(name, cardNames().map(comparedName), () => true);
  return `The library has no card “${capped(name)}”. ${near.length === 0 ? 'Fewer words may find more: ask rule for them.' : `Is it ${orBetween(near)}?`}`;
};

interface Told extends Pick<AboutCard, 'says' | 'notRun' | 'corrections'> {
  readonly cite: string;
  readonly evidence: string;
  readonly bans: readonly string[];
  readonly answers: readonly { readonly cite: string; readonly question: string }[];
  readonly answersLeftOut: number;
}

const textOf = ({ cite, says, evidence, notRun, bans, corrections, answers, answersLeftOut }: Told): string =>
  [
    cite,
    ...bans,
    ...says.map(line => `  ${line}`),
    evidence,
    ...notRun.map(words => `Not run: ${words}`),
    ...corrections.map(({ source, was, now }) => `Corrected by ${source}. Before: ${was} Now: ${now}`),
    ...answers.map(each => `- ${each.question} ${each.cite}`),
    ...andMore(answersLeftOut, 'answers'),
  ].join('\n');
