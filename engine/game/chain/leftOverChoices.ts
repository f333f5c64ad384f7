/** What was declared beyond what an item chooses, and why it does not choose that (`play.target.valid`, `play.choices`). */

import { firstNames } from '../../lists.ts';
import { type ChosenSelector, choosablesOf } from '../abilities/choosing.ts';
import { nameOfRef } from '../abilities/context.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { targetsFor } from '../abilities/targets.ts';
import { itemCard } from '../play/items.ts';
import type { Play } from '../play/play.ts';
import { flatMapped } from '../state/lists.ts';
import type { Refusal } from '../state/refusal.ts';
import type { ChainItem, DeclaredChoice, Ref } from '../state/state.ts';
import { sameThing } from './declaredObjects.ts';
import { mismatchReason } from './mismatchReason.ts';
import { modeCalled } from './modes.ts';
import { withModes } from './unclaimedMoves.ts';
import { unfitChoice } from './wrongChoices.ts';

/** The item has the choices that were made for it. What is left over does not fit them, or comes after all of them. */
export const refusalOfLeftOver = (play: Play, item: ChainItem, left: DeclaredChoice): Refusal => {
  const made = choicesMade(play, item);
  return unfitForAll(play, item, made, left) ?? tooMany(play, item, made, left);
};

interface ChoiceMade {
  readonly selector: ChosenSelector;
  /** What could have been chosen. */
  readonly options: readonly Ref[];
  /** Whether more could have been chosen than was. */
  readonly isOpen: boolean;
}

const choicesMade = (play: Play, item: ChainItem): readonly ChoiceMade[] =>
  flatMapped(choosablesOf(withModes(item.instructions), item.slots), k => {
    const chosen = item.slots[k.slot];
    if (chosen === undefined || k.kind !== 'objects') return [];
    const { options } = targetsFor(play, item, k);
    const { most } = k.selector.count;
    const isOpen = most === 'any' || chosen.length < most;
    return [{ selector: k.selector, options, isOpen }];
  });

/**
 * What fits none of its choices is refused for that, though none had to be made of it: "any number of enemy Order units". As long
 * as one of them could have taken more, what is left was meant for that one.
 */
const unfitForAll = (
  play: Play,
  item: ChainItem,
  made: readonly ChoiceMade[],
  left: DeclaredChoice,
): Refusal | null => {
  if (left.kind !== 'ref') return null;
  const { ref } = left;
  const open = made.filter(({ isOpen }) => isOpen);
  const meant = open.length > 0 ? open : made;
  if (meant.some(({ options }) => options.some(o => sameThing(o, ref)))) return null;
  const c = contextOfItem(play, item);
  const nearest = meant.find(({ selector }) => mismatchReason(c, ref, selector.filter) === null) ?? meant.at(-1);
  return nearest === undefined ? null : unfitChoice(play, item, ref, nearest.selector);
};

/** `play.choices.later`: "A or B" within a sentence is no list of modes. */
const noMode = ({ name, instructions }: ChainItem, said: string): string => {
  const choices = flatMapped(instructions, i => (i.do === 'choose one' ? [i] : []));
  const labelsOf = (some: typeof choices): readonly string[] =>
    flatMapped(some, i => i.modes.map(({ label }) => label));
  if (modeCalled(labelsOf(choices.filter(isInline)), said) >= 0)
    return `Whether ${name} does "${said}" is chosen as it resolves, on a separate line.`;
  const labels = labelsOf(choices.filter(i => !isInline(i)));
  const has = labels.length === 0 ? '' : `; it has ${firstNames(labels.map(label => `"${label}"`)).join(', ')}`;
  return `${name} has no mode "${said}" to choose${has}.`;
};

const isInline = ({ inline }: { readonly inline?: boolean }): boolean => inline === true;

/** `play.choices.objects.triggers`: what the abilities of a permanent choose is chosen once they have triggered. */
const laterChoices = (play: Play, item: ChainItem): string =>
  item.kind !== 'card' || itemCard(play.state, item)?.type === 'spell'
    ? ''
    : '; the choices of its abilities are made once they trigger, on a separate line';

const nothingLeft = (play: Play, item: ChainItem, made: readonly ChoiceMade[], left: DeclaredChoice): string => {
  if (left.kind === 'words') return noMode(item, left.text);
  if (left.kind === 'amount')
    return `${item.name} does not choose ${left.amount}: it has no modes to choose as it is played, or has already chosen.`;
  const why = made.length > 0 ? 'it has already made all its choices' : 'it chooses nothing of that kind';
  return `${item.name} does not choose ${nameOfRef(play.state, left.ref)}: ${why} as it is played${laterChoices(play, item)}.`;
};

/** More was declared than there is to choose. */
const tooMany = (play: Play, item: ChainItem, made: readonly ChoiceMade[], left: DeclaredChoice): Refusal => ({
  code: 'play/target',
  rules: ['play.target.valid', 'play.choices'],
  message: nothingLeft(play, item, made, left),
  units: left.kind === 'ref' && left.ref.kind === 'object' ? [left.ref.id] : [],
  ...(left.kind === 'ref' && left.ref.kind === 'battlefield' ? { place: left.ref.id } : {}),
});
