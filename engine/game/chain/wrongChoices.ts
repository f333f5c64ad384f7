/** Why something cannot be chosen, as refusals (`play.target.valid`). */

import { type ChoiceOptions, type ChosenSelector, describeChoice } from '../abilities/choosing.ts';
import { nameOfRef } from '../abilities/context.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { barAgainst, isReached } from '../abilities/targets.ts';
import type { Play } from '../play/play.ts';
import { listed, listedNames, player } from '../play/query.ts';
import { totalOfGroup } from '../state/groups.ts';
import type { ChainItem } from '../state/item.ts';
import { idsOf, type Ref, sameRef } from '../state/ref.ts';
import type { Refusal } from '../state/refusal.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import type { Declaration } from './declaredChoices.ts';
import { mismatchReason } from './mismatchReason.ts';

/** `what`: what there should have been, as in `a unit at a battlefield`; `some`: what fits by itself, and is too little. */
export const nothingToChoose = (play: Play, item: ChainItem, what: string, some: readonly Ref[] = []): Refusal => ({
  code: 'play/target',
  rules: [
    'play.target.required',
    'ability.activate.choices.none-activated',
    ...(item.hiddenAt === null ? [] : (['keyword.hidden.here'] as const)),
  ],
  message: `${item.name} has to choose ${what}, and ${thereIs(play, some)}${item.hiddenAt === null ? '' : ` at ${play.state.battlefields[item.hiddenAt]?.name ?? 'that battlefield'}, to which a card from facedown is held`}.`,
  units: [],
});

const thereIs = ({ state }: Play, some: readonly Ref[]): string =>
  some.length === 0
    ? 'there is nothing of that kind'
    : `only ${listedNames(some.map(r => nameOfRef(state, r)))} could be chosen, which is not enough`;

/** `choosing 2` where it makes a difference which. */
export const notSaidWhich = (play: Play, item: ChainItem, options: readonly Ref[], amount: number): Refusal => ({
  code: 'play/target',
  rules: ['play.target.valid', 'play.target.required'],
  message: `${amount} does not say which ${item.name} chooses; name them: ${listed([...new Set(options.map(r => nameOfRef(play.state, r)))])}.`,
  units: [],
});

/** `play.split.how-many`: one more was said than there is damage to split. */
export const refuseMoreThanSplit = (
  item: ChainItem,
  options: readonly Ref[],
  { choosing }: Declaration,
  most: number,
): void => {
  const [next] = choosing;
  if (next?.kind !== 'ref' || !options.some(o => sameRef(o, next.ref))) return;
  cannotBeFinalized({
    code: 'play/target',
    rules: ['play.split.how-many'],
    message: `${item.name} splits ${most} damage, so it chooses at most ${most}.`,
    units: next.ref.kind === 'object' ? [next.ref.id] : [],
  });
};

/** `what`: what would have been right, as in `a place that it allows`. */
export const wrongChoice = (play: Play, item: ChainItem, r: Ref, what: string): Refusal =>
  wrong(play, item, r, item.hiddenAt === null ? 'words' : 'reach', `it is not ${what}`);

/** The words that something named in a choice does not fit. */
export const unfitChoice = (play: Play, item: ChainItem, r: Ref, s: ChosenSelector): Refusal => {
  const unfit = mismatchReason(contextOfItem(play, item), r, s.filter);
  const isBeyond = item.hiddenAt !== null && unfit === null && !isReached(play, item, s, r);
  return wrong(
    play,
    item,
    r,
    isBeyond ? 'reach' : 'words',
    unfit ?? OTHERWISE[s.filter.other === true ? 'other' : 'unknown'],
  );
};

/** The words that something named in a choice does not fit, where nothing else fits them either. */
export const nothingFits = (play: Play, item: ChainItem, r: Ref, s: ChosenSelector): Refusal => {
  const refusal = unfitChoice(play, item, r, s);
  const message = `${refusal.message.slice(0, -1)}; and there is nothing else to choose.`;
  return {
    ...refusal,
    rules: ['play.target.required', ...refusal.rules, 'ability.activate.choices.none-activated'],
    message,
  };
};

/** What fits each of the words, and yet cannot be chosen. */
const OTHERWISE = { other: 'another one has to be chosen', unknown: 'it is not a legal choice' };

const wrong = (play: Play, item: ChainItem, r: Ref, against: 'words' | 'reach', unfit: string): Refusal => {
  const isBarred = r.kind === 'object' && barAgainst(play, item, r.id) !== undefined;
  const unsuited = against === 'reach' ? 'from facedown it chooses at its own battlefield only' : unfit;
  const why = isBarred
    ? `it cannot be chosen by ${player(play.state, item.controller).name}'s spells and abilities`
    : unsuited;
  return {
    code: 'play/target',
    rules: RULES[isBarred ? 'bar' : against],
    message: `${item.name} cannot choose ${nameOfRef(play.state, r)}: ${why}.`,
    units: r.kind === 'object' ? [r.id] : [],
    ...(r.kind === 'battlefield' ? { place: r.id } : {}),
  };
};

const RULES: Readonly<Record<'bar' | 'reach' | 'words', Refusal['rules']>> = {
  bar: ['untargetable.illegal', 'play.target.valid.restrictions'],
  reach: ['keyword.hidden.here.targets', 'play.target.valid'],
  words: ['play.target.valid', 'play.target.valid.restrictions', 'play.target.required'],
};

/** What each may be chosen, and not all of them together. */
export const wrongGroup = (
  play: Play,
  item: ChainItem,
  chosen: readonly Ref[],
  selector: ChosenSelector,
  found: ChoiceOptions,
): Refusal => {
  const names = listedNames(chosen.map(r => nameOfRef(play.state, r)));
  const total = totalOfGroup(found, chosen);
  return {
    code: 'play/target',
    rules: ['play.target.group', 'play.target.group.chosen'],
    message:
      total === null || total.is <= total.most
        ? `${item.name} has to choose ${describeChoice(selector)}; ${names} together do not match that.`
        : `${item.name} cannot choose ${names}${tooMuch(chosen, selector, total.is)}; the most is ${total.most}.`,
    units: idsOf(chosen),
  };
};

const tooMuch = ({ length }: readonly Ref[], { total }: ChosenSelector, is: number): string => {
  const isEnergy = total?.of === 'energy';
  if (length === 1) return isEnergy ? `: it costs ${is} Energy` : `: it has ${is} Might`;
  return ` together: their ${isEnergy ? 'Energy costs add' : 'Might adds'} up to ${is}`;
};
