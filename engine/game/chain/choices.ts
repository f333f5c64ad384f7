/** The choices that are made as an item is played: modes, targets, places, destinations (`play.choices`). */

import { choosablesOf, placesOfRefs } from '../abilities/choosing.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { ask } from '../play/ask.ts';
import type { Play } from '../play/play.ts';
import { type Trial, trial } from '../play/trial.ts';
import type { Instruction } from '../state/cards/ability.ts';
import { flatMapped } from '../state/lists.ts';
import { modesSlot, placesSlot } from '../state/slots.ts';
import type { ChainItem, Ref, Slots } from '../state/state.ts';
import { stop } from '../state/stopping.ts';
import { chooseObjects } from './choosingObjects.ts';
import { choosePlace } from './choosingPlaces.ts';
import type { ChoicesMade, Declaration, FirstChoice } from './declaredChoices.ts';
import { type ChooseOne, howMany, modeCalled, noteMode, openModes } from './modes.ts';

/** Which of two things is done is decided on resolution, unless the things choose targets of their own; what another player chooses, too. */
const isLater = (i: ChooseOne): boolean =>
  i.who !== undefined || (i.inline === true && i.modes.every(m => choosablesOf(m.instructions).length === 0));

const chooseOnes = (instructions: readonly Instruction[]): readonly ChooseOne[] =>
  flatMapped(instructions, i => {
    if (i.do === 'choose one') return isLater(i) ? [] : [i];
    return 'instructions' in i && i.do !== 'later' && i.do !== 'do this' ? chooseOnes(i.instructions) : [];
  });

/**
 * `play.choices.modes`, then everything that is chosen for them. The first choice of a trigger may also be to do nothing of it.
 * Rules: `control.spell.targets`, `control.spell.modes`, `control.ability.targets`, `control.ability.modes`,
 * `ability.activate.choices.all`.
 */
export const choose = (
  play: Play,
  item: ChainItem,
  said: Declaration,
  asFirst: FirstChoice,
): ChoicesMade | 'declined' => {
  let slots: Slots = item.slots;
  const willing: string[] = [];
  let { instructions } = item;
  for (const one of chooseOnes(item.instructions)) {
    const modes = chooseModes(play, item, one, said);
    slots = { ...slots, [modesSlot(one.modes)]: modes.map((id): Ref => ({ kind: 'item', id })) };
    instructions = [...instructions, ...flatMapped(modes, m => one.modes[m]?.instructions ?? [])];
  }
  let first: FirstChoice = asFirst;
  const all = choosablesOf(instructions, item.slots);
  for (const [n, k] of all.entries()) {
    if (slots[k.slot] !== undefined) continue;
    const now = { ...item, slots };
    const refs =
      k.kind === 'objects'
        ? chooseObjects(play, now, k, { said, instructions, first, toCome: all.slice(n + 1), willing })
        : choosePlace(play, now, k, said);
    if (first === 'may be declined' && refs.length === 0 && k.kind === 'objects') return 'declined';
    first = 'is made';
    slots = { ...slots, [k.slot]: refs };
    if (k.kind === 'objects' && ['each location', 'each battlefield'].includes(k.selector.filter.where?.kind ?? ''))
      slots = { ...slots, [placesSlot(k.slot)]: placesOfRefs(contextOfItem(play, { ...item, slots }), refs) };
  }
  return { slots, willing };
};

/** "One that has not been chosen this turn": it has been once its item is finalised, whatever becomes of that. */
export const noteModesOf = (play: Play, item: ChainItem): void => {
  for (const one of chooseOnes(item.instructions))
    for (const r of item.slots[modesSlot(one.modes)] ?? []) if (r.kind === 'item') noteMode(play, item, one, r.id);
};

const chooseModes = (play: Play, item: ChainItem, one: ChooseOne, said: Declaration): readonly number[] => {
  const open = openModes(play.state, item, one);
  // All have been chosen before: what cannot be done is not done (`play.impossible.ignored`).
  if (open.length === 0) return [];
  const modes = modesSaid(one, open, said);
  if (modes.length >= Math.max(1, one.least ?? one.count)) return inOrder(modes);
  const only = modes.length === 0 && one.count === 1 ? onlyFitting(play, item, one, said) : null;
  if (only !== null) return [only];
  const { modes: asked } = ask(play, 'modes', {
    player: item.controller,
    question: { ask: 'modes', labels: one.modes.map(m => m.label), ...howMany(one), open },
    about: item.name,
    rule: 'play.choices.modes',
    prompt: 'what it does',
  });
  return inOrder(asked);
};

/**
 * The modes that were declared, either all of them first or each followed by what is chosen for it; before them stands what the card
 * has chosen before. Choices are put into the card's order of modes, because that is the order in which they are made.
 */
const modesSaid = (one: ChooseOne, open: readonly number[], said: Declaration): readonly number[] => {
  const labels = one.modes.map(m => m.label);
  const before: Declaration['choosing'][number][] = [];
  const parts: { readonly mode: number; readonly choosing: Declaration['choosing'][number][] }[] = [];
  for (const choice of said.choosing) {
    const mode = choice.kind === 'words' && parts.length < one.count ? modeCalled(labels, choice.text) : -1;
    const isMode = open.includes(mode) && !parts.some(part => part.mode === mode);
    if (isMode) parts.push({ mode, choosing: [] });
    else (parts.at(-1)?.choosing ?? before).push(choice);
  }
  if (parts.length === 0) return [];
  said.choosing = [
    ...before,
    ...flatMapped(
      parts.toSorted((a, b) => a.mode - b.mode),
      ({ choosing }) => choosing,
    ),
  ];
  return parts.map(({ mode }) => mode);
};

/** Several modes are carried out in the order of the card, in whatever order they were said. */
const inOrder = (modes: readonly number[]): readonly number[] => [...modes].sort((a, b) => a - b);

/**
 * Where what was said to be chosen or moved is right for one mode only, that mode was meant: if need be, for one that has
 * nothing else chosen.
 */
const onlyFitting = (play: Play, item: ChainItem, one: ChooseOne, said: Declaration): number | null => {
  if (said.choosing.length === 0 && said.moves.length === 0) return null;
  const tried = openModes(play.state, item, one).map(m => ({
    m,
    came: trySaid(play, item, one.modes[m]?.instructions ?? [], said).kind,
  }));
  const whole = tried.filter(({ came }) => came === 'done');
  const fitting = whole.length > 0 ? whole : tried.filter(({ came }) => came === 'asks');
  return fitting.length === 1 ? (fitting[0]?.m ?? null) : null;
};

/**
 * Whether these instructions would choose or move everything that was declared, and whether more would have to be
 * chosen.
 */
const trySaid = (play: Play, item: ChainItem, instructions: readonly Instruction[], said: Declaration): Trial =>
  trial(play, {
    run: scratch => {
      const rest: Declaration = { ...said };
      const found = choose(scratch, { ...item, instructions }, rest, 'is made');
      const refs = found === 'declined' ? [] : Object.values(found.slots).flat();
      const moved = said.moves.every(m => refs.some(r => r.kind === 'object' && r.id === m.what));
      if (rest.choosing.length > 0 || !moved) stop({ kind: 'refused', refusals: [] });
    },
  });
