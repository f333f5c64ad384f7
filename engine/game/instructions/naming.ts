/** Naming a card, a tag or a card type (`naming`). */

import { ask } from '../play/ask.ts';
import { change, type Play, step } from '../play/play.ts';
import { player } from '../play/query.ts';
import type { Nameable } from '../state/cards/effectTerms.ts';
import type { Concept } from '../state/concepts.ts';
import { flatMapped } from '../state/lists.ts';
import type { NameableCard } from '../state/state.ts';
import type { InstructionHandlers } from './handlers.ts';
import { choosers } from './refs.ts';

export const namingHandlers = {
  name: (play, frame, i) => {
    for (const who of choosers(play, frame, i.who)) {
      const options = i.among ?? (i.of === 'card type' ? CARD_TYPES : nameable(play, i.of));
      const isOnly = i.among !== undefined || i.of === 'card type';
      // Where an answer is checked without the library, it has been given all the same.
      if (options.length === 0 && play.answers[play.asked] === undefined) {
        step(play)?.tell('play.impossible.ignored', `There is no ${i.of} to name.`, { players: [who] });
        frame.done = false;
        continue;
      }
      const { name } = ask(play, 'name', {
        player: who,
        question: { ask: 'name', of: i.of, options, ...(isOnly ? { only: true as const } : {}) },
        about: frame.name,
        rule: 'naming.what',
        prompt: `a ${i.of} to be named`,
      });
      const { source } = frame;
      if (source.kind === 'object') {
        const named = { by: source.id, incarnation: source.memo.incarnation, of: i.of, name };
        change(play, s => {
          s.named = [...play.state.named, named];
        });
      }
      frame.done = true;
      const rule = RULES[i.of] ?? 'naming.card';
      step(play)?.tell(rule, `${player(play.state, who).name} names the ${i.of} ${name} for ${frame.name}.`, {
        players: [who],
      });
    }
  },
} satisfies Partial<InstructionHandlers>;

const RULES: Readonly<Partial<Record<Nameable, Concept>>> = { tag: 'naming.tag', 'card type': 'naming.what' };

/** What a deck holds: other types are in no deck whose cards anybody would guess. */
const CARD_TYPES = ['unit', 'gear', 'spell'];

/** Names of cards that exist and are no tokens, or the tags that cards and tokens have; those of this game first. */
const nameable = (play: Play, of: Exclude<Nameable, 'card type'>): readonly string[] => {
  const cards: readonly NameableCard[] = [...play.state.objects.map(o => o.print), ...(play.library.all?.() ?? [])];
  const names =
    of === 'tag' ? flatMapped(cards, c => c.tags) : flatMapped(cards, c => (isNameable(c, of) ? [c.name] : []));
  return [...new Set(names)];
};

/** Rules: `naming.card.exists`, `naming.card.no-token`. */
const isNameable = (c: NameableCard, of: Exclude<Nameable, 'tag' | 'card type'>): boolean =>
  !c.marks.includes('token') && (of === 'card' || c.type === of || c.also.includes(of));
