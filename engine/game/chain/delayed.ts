/**
 * Abilities that an ability creates: reflexive triggers, and those in force for a while (`ability.reflexive`,
 * `ability.delayed`).
 */

import { hereOf } from '../abilities/context.ts';
import { contextOf, type EffectFrame } from '../abilities/effectFrame.ts';
import { enqueue, newItem, spellBehind } from '../play/items.ts';
import { change, type Play, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Ability, Instruction, Lasting } from '../state/cards/ability.ts';
import { sameTerms } from '../state/cards/walk.ts';
import { type ChainItem, PLAIN_TERMS, type Slots, type Source } from '../state/item.ts';
import { type AwakenOf, isAwakenOf, LASTING_TOLD, untilFor } from '../state/lasting.ts';
import { flatMapped } from '../state/lists.ts';
import { askChainOrder } from '../triggers/placing.ts';
import { withLeadingChoice } from './leadingChoice.ts';

/** `ability.reflexive.chain`: a new item, pending until whatever resolves has resolved. */
export const enqueueReflexive = (play: Play, frame: EffectFrame, instructions: readonly Instruction[]): void => {
  const decided = withLeadingChoice(instructions);
  const item = newItem(play.state, {
    kind: 'ability',
    name: frame.name,
    controller: frame.controller,
    source: frame.source,
    ability: { kind: 'triggered', events: [], ...decided, text: `do this: ${frame.name}` },
    instructions: decided.instructions,
    spell: spellBehind(play.state, frame.item),
    event: frame.event,
    slots: slotsFor(play, frame),
    terms: frame.terms ?? PLAIN_TERMS,
    hiddenAt: frame.hiddenAt,
  });
  enqueue(play, item, 'trigger');
  step(play)?.tell(
    'ability.reflexive.chain',
    `${frame.name} has ${player(play.state, frame.controller).name} do more, as a separate ability on the chain.`,
    { players: [frame.controller] },
  );
};

/** `ability.triggered.order`: different ones that came about as one item resolved go on the chain in the order that their player chooses. `from`: the number of the first item that may be one. */
export const orderReflexive = (play: Play, from: number): void => {
  const made = play.state.chain.filter(i => i.id >= from && isReflexive(i));
  for (const who of new Set(made.map(i => i.controller))) {
    const own = made.filter(i => i.controller === who);
    const [first] = own;
    // If all do the same, each to what is still to be chosen for it, the order makes no difference.
    if (own.every(i => i === first || sameTerms(i.instructions, first?.instructions, 'slot'))) continue;
    const order = askChainOrder(
      play,
      who,
      own.map(({ name, ability }) => ({ name, text: ability?.text ?? '', about: null })),
    );
    const ordered = flatMapped(order, at => own[at] ?? []);
    change(play, s => {
      s.chain = play.state.chain.map(i => (own.includes(i) ? (ordered[own.indexOf(i)] ?? i) : i));
    });
  }
};

/** Made by an ability, and set off by no event of its own. */
const isReflexive = ({ kind, ability, status }: ChainItem): boolean =>
  kind === 'ability' && status === 'pending' && ability?.kind === 'triggered' && ability.events.length === 0;

/** Of what has a condition that no later cleanup meets: it is kept until the turn is over, and does nothing after that one. */
type UntilCleanup = 'the next cleanup';

/** `ability.delayed`: it works for as long as it says, whatever becomes of its source (`ability.delayed.source-gone`). */
export const addLasting = (
  play: Play,
  frame: EffectFrame,
  ability: Ability,
  until: Lasting | 'once' | 'linked' | AwakenOf | UntilCleanup,
  times: number | null,
): void => {
  change(play, s => {
    s.lastingAbilities = [
      ...play.state.lastingAbilities,
      {
        id: play.state.nextItem,
        ability,
        controller: frame.controller,
        source: ability.kind === 'triggered' ? fixed(play, frame) : frame.source,
        name: frame.name,
        spell: spellBehind(play.state, frame.item),
        slots: slotsFor(play, frame),
        event: frame.event,
        until: until === 'the next cleanup' ? 'turn' : untilFor(frame.controller, until),
        times,
      },
    ];
    s.nextItem = play.state.nextItem + 1;
    s.hasAbilities = true;
  });
  step(play)?.tell(
    'ability.delayed',
    `${frame.name} creates a lasting effect${LASTING[isAwakenOf(until) ? 'next awaken' : until]}: "${ability.text}".`,
    {
      players: [frame.controller],
    },
  );
};

/** What is on the chain leaves it, and who controlled it has to be known for as long as the ability lasts. */
const slotsFor = ({ state }: Play, { slots, antecedent }: EffectFrame): Slots => {
  if (antecedent === null) return slots;
  const on = flatMapped(antecedent, r => (r.kind === 'item' ? state.chain.filter(i => i.id === r.id) : []));
  const controllers = on.map(({ controller }) => ({ kind: 'player', id: controller }) as const);
  return { ...slots, it: antecedent, ...(on.length === 0 ? {} : { 'its controller': controllers }) };
};

const LASTING: Readonly<Record<Lasting | 'once' | 'linked' | UntilCleanup, string>> = {
  turn: ' this turn',
  combat: ' this combat',
  board: '',
  source: ' as long as its source stays on the board',
  attached: ' as long as its source stays attached',
  ...LASTING_TOLD,
  once: ' for one use',
  'the next cleanup': ' until the next cleanup',
  linked: ' as long as what it refers to stays where it is',
};

/** `play.referent.condition.delayed`, `play.referent.condition.linked`: what a delayed trigger speaks of is what it was when that came about; of the place where its maker was set off, that one. */
const fixed = (play: Play, frame: EffectFrame): Source => {
  if (frame.source.kind !== 'object') return frame.source;
  const { event } = frame;
  const own = event?.what?.kind === 'object' && event.what.id === frame.source.id ? event.at : null;
  const location = own ?? hereOf(contextOf(play, frame)) ?? frame.source.location;
  return { ...frame.source, location, fixed: true };
};
