/**
 * The modes of a `choose one`: which can still be chosen, which were, and which one a player's words name
 * (`play.choices.modes`).
 */

import type { Play } from '../play/play.ts';
import { recordEvents } from '../play/recordEvents.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { pastTallies } from '../state/events.ts';
import { type ChainItem, noted, type Source } from '../state/item.ts';
import { flatMapped } from '../state/lists.ts';
import { modesSlot } from '../state/slots.ts';
import type { State } from '../state/state.ts';
import { textMeant } from './textMeant.ts';

export type ChooseOne = Extract<Instruction, { do: 'choose one' }>;

export const isChooseOne = (i: Instruction): i is ChooseOne => i.do === 'choose one';

/** How many modes are chosen, in the form of a question: `least` only where fewer than `count` are enough. */
export const howMany = ({ count, least }: ChooseOne): { readonly count: number; readonly least?: number } =>
  least === undefined ? { count } : { count, least };

/**
 * The modes that may still be chosen: "one not chosen this turn". `again`: what was chosen for the times before this one that a
 * spell is carried out (`keyword.repeat`).
 */
export const openModes = (
  state: State,
  a: Pick<ChainItem, 'source'> & Partial<Pick<ChainItem, 'again'>>,
  i: ChooseOne,
): readonly number[] => {
  const chosen = i.fresh === 'ever' ? flatMapped(a.again ?? [], slots => slots[modesSlot(i.modes)] ?? []) : [];
  const all = i.modes.map((_, m) => m).filter(m => !chosen.some(r => r.kind === 'item' && r.id === m));
  if (i.fresh === undefined || a.source.kind !== 'object') return all;
  const { id, memo, gear } = a.source;
  const own = pastTallies(
    state.past,
    gear ?? id,
    ({ what }) => what?.kind === 'object' && what.id === id && what.incarnation === memo.incarnation,
  );
  const taken = flatMapped(own, e => (e.on === 'mode' ? [e.mode] : []));
  return all.filter(m => !taken.includes(labelOf(a.source, i, m)));
};

/**
 * Notes that mode `m` was chosen, for "one not chosen this turn"; nothing for a `choose one` that does not ask for
 * that.
 */
export const noteMode = (play: Play, a: Pick<ChainItem, 'source' | 'controller'>, i: ChooseOne, m: number): void => {
  if (i.fresh === undefined || a.source.kind !== 'object') return;
  recordEvents(play, [
    {
      on: 'mode',
      player: a.controller,
      what: { kind: 'object', id: a.source.id, incarnation: a.source.memo.incarnation },
      mode: labelOf(a.source, i, m),
    },
  ]);
};

/** What gear lends is chosen of for itself, whatever its bearer says besides. */
const labelOf = (source: Source, i: ChooseOne, m: number): string => noted({ text: i.modes[m]?.label ?? '' }, source);

/** The mode that these words mean, by its number; -1 for none. Small words do not count: "deal 2 to a unit" is "deal 2 damage to 1 unit". */
export const modeCalled = (labels: readonly string[], said: string): number => {
  const wanted = plain(said);
  const fits = [
    (label: string) => label === wanted,
    (label: string) => label.startsWith(wanted),
    (label: string) => label.includes(wanted),
  ];
  for (const fit of fits) {
    const fitting = indexesOf(labels, label => fit(plain(label)));
    if (fitting.length > 0) return onlyIn(fitting);
  }
  const named = about(wanted);
  const near = indexesOf(labels, label => ` ${about(plain(label))} `.includes(` ${named} `));
  if (near.length > 0 && named !== '') return onlyIn(near);
  const numbered = labels.findIndex((_, i) => String(i + 1) === wanted);
  return numbered >= 0 ? numbered : textMeant(labels, said);
};

/** What fits several modes means none of them. */
const onlyIn = ([at = -1, another]: readonly number[]): number => (another === undefined ? at : -1);

const indexesOf = (labels: readonly string[], fits: (label: string) => boolean): readonly number[] =>
  labels.map((_, i) => i).filter(i => fits(labels[i] ?? ''));

const plain = (words: string): string =>
  words
    .trim()
    .toLowerCase()
    .replace(/\b(?:a|an|any|one)\b/g, '1')
    .replace(/ damage\b/g, '')
    .replace(/\.$/, '');

/** As prints say it at more length, "to its owner's hand", "draw 1 card", or for short: "Cards", "Runes". */
const about = (words: string): string =>
  words
    .replace(/\b(?:its|their) owner(?:'s|s'|’s|s’) /g, '')
    .replace(/\bdraws? (\d+)(?! cards?\b)/g, 'draw $1 card')
    .replace(/\b(card|rune|unit|spell|token)s\b/g, '$1');
