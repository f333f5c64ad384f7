/** A unit at a moment of the game: its Might and what makes it up, its damage, what is lethal to it, its keywords. */
import { nameOfRef } from '../../../engine/game/abilities/context.ts';
import { keywordsOf } from '../../../engine/game/abilities/keywords.ts';
import { lethalNow, type Might, mightOfUnit } from '../../../engine/game/abilities/might.ts';
import { isOnBoard, placeName, player } from '../../../engine/game/play/query.ts';
import type { Keyword, Ref, State, Unit } from '../../../engine/game/state/state.ts';
import { keywordNamed } from '../../../engine/keywords.ts';
import type { Blocks, Line } from '../../../rules-db/blocks/blocks.ts';
import { bold, DIVIDER, dotted, joined, lineOf, NEW_LINE, together } from '../../../rules-db/blocks/making.ts';
import { cardCalled } from '../cards.ts';
import type { Analysis } from '../document/analysis.ts';
import { describeCard, describeLibraryCard } from './card.ts';
import { explainKeyword } from './keyword.ts';

/** Any object of the game; of one that is a card, what is printed on it is below. */
export const describeUnit = (analysis: Analysis, state: State, unit: Unit): Blocks =>
  together(
    heading(state, unit),
    unit.type === 'unit' ? numbers(state, unit) : '',
    joined(conditions(state, unit), ', '),
    joined(
      keywordsOf(state, unit).map(keyword => keywordLine(analysis, state, keyword)),
      NEW_LINE,
    ),
    printed(analysis, unit),
  );

const numbers = (state: State, unit: Unit): Line =>
  isOnBoard(unit)
    ? dotted(might(mightOfUnit(state, unit)), lineOf`${unit.damage} damage`, lethal(unit, lethalNow(state, unit)))
    : dotted(might(mightOfUnit(state, unit)), unit.lastDealt > 0 ? lineOf`was dealt ${unit.lastDealt}` : undefined);

/** Only where the object is of that card: a plain unit may happen to be called as one. */
const printed = (analysis: Analysis, { print }: Unit): Blocks => {
  const card = cardCalled(analysis, print.name);
  return card !== undefined && analysis.context.cards?.print(print.name) === print
    ? together(DIVIDER, card.at === undefined ? describeLibraryCard(analysis.book, card.tree) : describeCard(card.tree))
    : [];
};

const heading = (state: State, unit: Unit): Line => {
  const whose = player(state, unit.controller).name;
  const where = placeName(state, unit.zone, unit.owner);
  return dotted(lineOf`${bold(unit.name)} of ${whose}`, where, unit.role ?? '');
};

/** "**Might 4** = 3 its own + 1 Shield"; the sum only where there is more than one part. */
const might = ({ value, counted, parts }: Might): Line => {
  const sum = joined(
    parts.map(
      ({ amount, label }, index) => lineOf`${(index === 0 ? firstSign : nextSign)(amount)}${Math.abs(amount)} ${label}`,
    ),
    ' ',
  );
  const counts = value === counted ? '' : lineOf`, counts as ${counted}`;
  return lineOf`${bold(lineOf`Might ${value}`)}${counts}${parts.length > 1 ? lineOf` = ${sum}` : ''}`;
};

const firstSign = (amount: number): Line => (amount < 0 ? '−' : '');
const nextSign = (amount: number): Line => (amount < 0 ? '− ' : '+ ');

const lethal = ({ damage }: Unit, missing: number | null): Line => {
  if (missing === null) return lineOf`cannot be dealt damage`;
  return damage === 0 ? lineOf`${bold(missing)} is lethal` : lineOf`${bold(missing)} more is lethal`;
};

const buffed = ({ buffs }: Unit): Line => {
  if (buffs > 1) return lineOf`${buffs} buffs`;
  return buffs === 1 ? lineOf`buffed` : '';
};

const empowered = ({ timesEmpowered }: Unit): Line => {
  if (timesEmpowered > 1) return lineOf`empowered ${timesEmpowered} times`;
  return timesEmpowered === 1 ? lineOf`empowered` : '';
};

const conditions = (state: State, unit: Unit): readonly Line[] => [
  unit.zone.kind === 'chain' ? onChain(state, unit) : '',
  unit.attachedTo === null ? '' : lineOf`attached to ${bold(state.objects[unit.attachedTo]?.name ?? '?')}`,
  attached(state, unit),
  unit.exhausted ? lineOf`exhausted` : '',
  unit.stunned ? lineOf`stunned: it adds nothing to its side’s damage` : '',
  buffed(unit),
  empowered(unit),
  unit.token ? lineOf`token` : '',
  unit.controller === unit.owner ? '' : lineOf`controlled by someone other than its owner`,
];

const attached = (state: State, { id }: Unit): Line => {
  const gear = state.objects.filter(each => each.attachedTo === id).map(({ name }) => bold(name));
  return gear.length === 0 ? '' : lineOf`bears ${joined(gear, ', ')}`;
};

/** What it has chosen, while it waits to resolve. */
const onChain = (state: State, { id }: Unit): Line => {
  const item = state.chain.find(({ kind, source }) => kind === 'card' && source.kind === 'object' && source.id === id);
  if (item === undefined) return '';
  const chosen = Object.values(item.slots).flatMap(refs => refs.flatMap(ref => chosenName(state, ref)));
  const what = chosen.length === 0 ? '' : lineOf`, choosing ${joined(chosen, ', ')}`;
  return lineOf`${item.status === 'pending' ? lineOf`being played` : lineOf`waits to resolve`}${what}`;
};

const chosenName = (state: State, ref: Ref): readonly string[] => (ref.kind === 'item' ? [] : [nameOfRef(state, ref)]);

const keywordLine = (analysis: Analysis, state: State, { name, value }: Keyword): Line => {
  const isValued = keywordNamed(name)?.takesValue === true;
  return explainKeyword(analysis, name, state.edition, isValued ? value : undefined) ?? bold(name);
};
