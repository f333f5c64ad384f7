/** A unit at a moment of the game: its Might and what makes it up, its damage, what is lethal to it, its keywords. */
import { nameOfRef } from '../../../engine/game/abilities/context.ts';
import { keywordsOf, lethalNow, type Might, mightOfUnit } from '../../../engine/game/might.ts';
import { onBoard, placeName, player } from '../../../engine/game/query.ts';
import type { Ref } from '../../../engine/game/ref.ts';
import type { Keyword, State, Unit } from '../../../engine/game/state.ts';
import type { Analysis } from '../analysis.ts';
import { cardCalled } from '../cards.ts';
import { describeCard } from './card.ts';
import { explainKeyword } from './keyword.ts';
import { bold, dotted, paragraphs, plain } from './markdown.ts';

/** Any object of the game; of one that is a card, what is printed on it stands below. */
export const describeUnit = (analysis: Analysis, state: State, unit: Unit): string =>
  paragraphs(
    heading(state, unit),
    unit.type === 'unit' ? numbers(state, unit) : '',
    conditions(state, unit).join(', '),
    keywordsOf(state, unit)
      .map(keyword => keywordLine(analysis, state, keyword))
      .join('  \n'),
    printed(analysis, unit),
  );

const numbers = (state: State, unit: Unit): string =>
  onBoard(unit)
    ? dotted(might(mightOfUnit(state, unit)), `${unit.damage} damage`, lethal(unit, lethalNow(state, unit)))
    : dotted(might(mightOfUnit(state, unit)), unit.lastDealt > 0 ? `was dealt ${unit.lastDealt}` : undefined);

/** Only where the object is of that card: a plain unit may happen to be called as one. */
const printed = (analysis: Analysis, { print }: Unit): string => {
  const card = cardCalled(analysis, print.name);
  return card !== undefined && analysis.context.cards?.print(print.name) === print
    ? paragraphs('---', describeCard(card.tree))
    : '';
};

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

const conditions = (state: State, unit: Unit): readonly string[] =>
  [
    unit.zone.kind === 'chain' ? onChain(state, unit) : '',
    unit.attachedTo === null ? '' : `attached to ${bold(state.objects[unit.attachedTo]?.name ?? '?')}`,
    attached(state, unit),
    unit.exhausted ? 'exhausted' : '',
    unit.stunned ? 'stunned: it adds nothing to its side’s damage' : '',
    unit.buffed ? 'buffed' : '',
    unit.empowered ? 'empowered' : '',
    unit.token ? 'token' : '',
    unit.controller === unit.owner ? '' : 'controlled by someone other than its owner',
  ].filter(text => text !== '');

const attached = (state: State, { id }: Unit): string => {
  const gear = state.objects.filter(each => each.attachedTo === id).map(({ name }) => bold(name));
  return gear.length === 0 ? '' : `bears ${gear.join(', ')}`;
};

/** What it has chosen, while it waits to resolve. */
const onChain = (state: State, { id }: Unit): string => {
  const item = state.chain.find(({ kind, source }) => kind === 'card' && source.kind === 'object' && source.id === id);
  if (item === undefined) return '';
  const chosen = Object.values(item.slots).flatMap(refs => refs.flatMap(ref => chosenName(state, ref)));
  const what = chosen.length === 0 ? '' : `, choosing ${chosen.map(plain).join(', ')}`;
  return `${item.status === 'pending' ? 'being played' : 'waits to resolve'}${what}`;
};

const chosenName = (state: State, ref: Ref): readonly string[] => (ref.kind === 'item' ? [] : [nameOfRef(state, ref)]);

const keywordLine = (analysis: Analysis, state: State, { name, value }: Keyword): string => {
  const valued = analysis.book.keywords.get(name)?.valued ?? false;
  return explainKeyword(analysis, name, state.edition, valued ? value : undefined) ?? bold(name);
};
