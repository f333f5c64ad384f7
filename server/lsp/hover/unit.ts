/** A unit at a moment of the game: its Might and what makes it up, its damage, what is lethal to it, its keywords. */
import { keywordsOf, lethalNow, type Might, mightOfUnit } from '../../../engine/game/might.ts';
import { onBoard, placeName, player } from '../../../engine/game/query.ts';
import type { Keyword, State, Unit } from '../../../engine/game/state.ts';
import type { Analysis } from '../analysis.ts';
import { explainKeyword } from './keyword.ts';
import { bold, dotted, paragraphs, plain } from './markdown.ts';

export const describeUnit = (analysis: Analysis, state: State, unit: Unit): string =>
  paragraphs(
    heading(state, unit),
    onBoard(unit)
      ? dotted(might(mightOfUnit(state, unit)), `${unit.damage} damage`, lethal(unit, lethalNow(state, unit)))
      : dotted(might(mightOfUnit(state, unit)), unit.lastDealt > 0 ? `was dealt ${unit.lastDealt}` : undefined),
    conditions(unit).join(', '),
    keywordsOf(state, unit)
      .map(keyword => keywordLine(analysis, state, keyword))
      .join('  \n'),
  );

const heading = (state: State, unit: Unit): string => {
  const whose = plain(player(state, unit.controller).name);
  const where = plain(placeName(state, unit.zone, unit.owner));
  return dotted(`${bold(unit.name)} of ${whose}`, where, unit.role ?? undefined);
};

/** "**Might 4** = 3 its own + 1 Shield"; the sum only where there is more than one part. */
const might = ({ value, counted, parts }: Might): string => {
  const sum = parts
    .map(({ amount, label }, index) => `${sign(amount, index === 0)}${Math.abs(amount)} ${label}`)
    .join(' ');
  const counts = value === counted ? '' : `, counts as ${counted}`;
  return `**Might ${value}**${counts}${parts.length > 1 ? ` = ${sum}` : ''}`;
};

const sign = (amount: number, first: boolean): string => {
  if (first) return amount < 0 ? '−' : '';
  return amount < 0 ? '− ' : '+ ';
};

const lethal = ({ damage }: Unit, missing: number | null): string => {
  if (missing === null) return 'cannot be dealt damage';
  return damage === 0 ? `**${missing}** is lethal` : `**${missing}** more is lethal`;
};

const conditions = (unit: Unit): readonly string[] =>
  [
    unit.exhausted ? 'exhausted' : '',
    unit.stunned ? 'stunned: it adds nothing to its side’s damage' : '',
    unit.buffed ? 'buffed' : '',
    unit.token ? 'token' : '',
    unit.controller === unit.owner ? '' : 'controlled by someone other than its owner',
  ].filter(text => text !== '');

const keywordLine = (analysis: Analysis, state: State, { name, value }: Keyword): string => {
  const valued = analysis.book.keywords.get(name)?.valued ?? false;
  return explainKeyword(analysis, name, state.edition, valued ? value : undefined) ?? bold(name);
};
