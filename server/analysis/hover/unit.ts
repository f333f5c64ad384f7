/** A unit at a moment of the game: its Might and what makes it up, its damage, what is lethal to it, its keywords. */
import { nameOfRef } from '../../../engine/game/abilities/context.ts';
import { keywordsOf } from '../../../engine/game/abilities/keywords.ts';
import { lethalNow, type Might, mightOfUnit } from '../../../engine/game/abilities/might.ts';
import { isOnBoard, placeName, player } from '../../../engine/game/play/query.ts';
import type { Ref } from '../../../engine/game/state/ref.ts';
import type { Keyword, State, Unit } from '../../../engine/game/state/state.ts';
import { keywordNamed } from '../../../engine/keywords.ts';
import { cardCalled } from '../cards.ts';
import type { Analysis } from '../document/analysis.ts';
import { describeCard, describeLibraryCard } from './card.ts';
import { explainKeyword } from './keyword.ts';
import { bold, dotted, joined, type MarkdownText, markdown, paragraphs, plain } from './markdown.ts';

/** Any object of the game; of one that is a card, what is printed on it is below. */
export const describeUnit = (analysis: Analysis, state: State, unit: Unit): MarkdownText =>
  paragraphs(
    heading(state, unit),
    unit.type === 'unit' ? numbers(state, unit) : '',
    joined(conditions(state, unit), ', '),
    joined(
      keywordsOf(state, unit).map(keyword => keywordLine(analysis, state, keyword)),
      markdown`  \n`,
    ),
    printed(analysis, unit),
  );

const numbers = (state: State, unit: Unit): MarkdownText =>
  isOnBoard(unit)
    ? dotted(might(mightOfUnit(state, unit)), markdown`${unit.damage} damage`, lethal(unit, lethalNow(state, unit)))
    : dotted(might(mightOfUnit(state, unit)), unit.lastDealt > 0 ? markdown`was dealt ${unit.lastDealt}` : undefined);

/** Only where the object is of that card: a plain unit may happen to be called as one. */
const printed = (analysis: Analysis, { print }: Unit): MarkdownText => {
  const card = cardCalled(analysis, print.name);
  return card !== undefined && analysis.context.cards?.print(print.name) === print
    ? paragraphs(
        markdown`---`,
        card.at === undefined ? describeLibraryCard(analysis.book, card.tree) : describeCard(card.tree),
      )
    : '';
};

const heading = (state: State, unit: Unit): MarkdownText => {
  const whose = plain(player(state, unit.controller).name);
  const where = plain(placeName(state, unit.zone, unit.owner));
  return dotted(markdown`${bold(unit.name)} of ${whose}`, where, plain(unit.role ?? ''));
};

/** "**Might 4** = 3 its own + 1 Shield"; the sum only where there is more than one part. */
const might = ({ value, counted, parts }: Might): MarkdownText => {
  const sum = joined(
    parts.map(
      ({ amount, label }, index) =>
        markdown`${(index === 0 ? firstSign : nextSign)(amount)}${Math.abs(amount)} ${plain(label)}`,
    ),
    ' ',
  );
  const counts = value === counted ? '' : markdown`, counts as ${counted}`;
  return markdown`**Might ${value}**${counts}${parts.length > 1 ? markdown` = ${sum}` : ''}`;
};

const firstSign = (amount: number): MarkdownText => (amount < 0 ? markdown`−` : '');
const nextSign = (amount: number): MarkdownText => (amount < 0 ? markdown`− ` : markdown`+ `);

const lethal = ({ damage }: Unit, missing: number | null): MarkdownText => {
  if (missing === null) return markdown`cannot be dealt damage`;
  return damage === 0 ? markdown`**${missing}** is lethal` : markdown`**${missing}** more is lethal`;
};

const buffed = ({ buffs }: Unit): MarkdownText => {
  if (buffs > 1) return markdown`${buffs} buffs`;
  return buffs === 1 ? markdown`buffed` : '';
};

const empowered = ({ timesEmpowered }: Unit): MarkdownText => {
  if (timesEmpowered > 1) return markdown`empowered ${timesEmpowered} times`;
  return timesEmpowered === 1 ? markdown`empowered` : '';
};

const conditions = (state: State, unit: Unit): readonly MarkdownText[] => [
  unit.zone.kind === 'chain' ? onChain(state, unit) : '',
  unit.attachedTo === null ? '' : markdown`attached to ${bold(state.objects[unit.attachedTo]?.name ?? '?')}`,
  attached(state, unit),
  unit.exhausted ? markdown`exhausted` : '',
  unit.stunned ? markdown`stunned: it adds nothing to its side’s damage` : '',
  buffed(unit),
  empowered(unit),
  unit.token ? markdown`token` : '',
  unit.controller === unit.owner ? '' : markdown`controlled by someone other than its owner`,
];

const attached = (state: State, { id }: Unit): MarkdownText => {
  const gear = state.objects.filter(each => each.attachedTo === id).map(({ name }) => bold(name));
  return gear.length === 0 ? '' : markdown`bears ${joined(gear, ', ')}`;
};

/** What it has chosen, while it waits to resolve. */
const onChain = (state: State, { id }: Unit): MarkdownText => {
  const item = state.chain.find(({ kind, source }) => kind === 'card' && source.kind === 'object' && source.id === id);
  if (item === undefined) return '';
  const chosen = Object.values(item.slots).flatMap(refs => refs.flatMap(ref => chosenName(state, ref)));
  const what =
    chosen.length === 0
      ? ''
      : markdown`, choosing ${joined(
          chosen.map(each => plain(each)),
          ', ',
        )}`;
  return markdown`${item.status === 'pending' ? markdown`being played` : markdown`waits to resolve`}${what}`;
};

const chosenName = (state: State, ref: Ref): readonly string[] => (ref.kind === 'item' ? [] : [nameOfRef(state, ref)]);

const keywordLine = (analysis: Analysis, state: State, { name, value }: Keyword): MarkdownText => {
  const isValued = keywordNamed(name)?.takesValue === true;
  return explainKeyword(analysis, name, state.edition, isValued ? value : undefined) ?? bold(name);
};
