/** Prints that are pasted, against our own sentences: what the one reads to, and what the other does. */
import { pasteCard } from '../../../engine/cards/pasting/paste.ts';
import { printOf } from '../../../engine/cards/print.ts';
import type { Ability, Instruction } from '../../../engine/game/state/cards/ability.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { allCards, type LibraryCard } from '../../../rules-db/cards.ts';
import { type Print, readPrints } from './printed.ts';

export interface PastedPrints {
  /** The cards of which something that was read says other than our sentences. */
  readonly differing: readonly string[];
  /** Lines of prints, and how many of them were read. */
  readonly lines: number;
  readonly read: number;
}

export const pastePrints = (): PastedPrints => {
  const prints = readPrints();
  const differing: string[] = [];
  let lines = 0;
  let read = 0;
  for (const card of allCards()) {
    const print = prints.get(card.name);
    if (print === undefined || print.text.trim() === '') continue;
    const pasted = pasteCard(JSON.stringify(entryOf(card, print)));
    lines += pasted.lines.length;
    read += pasted.lines.filter(line => line.read).length;
    if (differs(card, pasted)) differing.push(card.name);
  }
  return { differing, lines, read };
};

/** As the gallery has it, with the text that is in force. */
const entryOf = ({ tree }: LibraryCard, { name, domains, text }: Print) => ({
  name,
  cardTypes: [tree.type?.text ?? 'unit'],
  superTypes: tree.markers.map(marker => marker.text),
  domains,
  tags: tree.keywords.some(({ word }) => word.text === 'equip') ? ['Equipment'] : [],
  abilityText: text,
});

const differs = ({ tree }: LibraryCard, { block, lines }: ReturnType<typeof pasteCard>): boolean => {
  const ours = printOf(tree).print.abilities;
  if (tree.type?.text !== 'spell') {
    const known = new Set(ours.flatMap(keysOf));
    return lines.some(line => line.read && line.abilities.flatMap(keysOf).some(each => !known.has(each)));
  }
  // The lines of a spell are one text: it is compared where all of it was read.
  const pasted = parseBlock(block);
  if (pasted.kind !== 'card' || !lines.every(line => line.read)) return false;
  return spellKey(printOf(pasted).print.abilities) !== spellKey(ours);
};

const spellKey = (abilities: readonly Ability[]): string => {
  const does = abilities.flatMap((each): readonly Instruction[] => (each.kind === 'spell' ? each.instructions : []));
  const says = abilities.filter(each => each.kind !== 'spell').flatMap(keysOf);
  return JSON.stringify([plain(does), says.sort()]);
};

/** A key for what it says; one for each thing that a passive says. */
const keysOf = (ability: Ability): readonly string[] => {
  if (ability.kind === 'dependent' || ability.kind === 'attached')
    return keysOf(ability.ability).map(
      each => `${ability.kind} ${'on' in ability ? JSON.stringify(ability.on) : ''} ${each}`,
    );
  if (ability.kind !== 'static') return [JSON.stringify(plain(ability))];
  return ability.effects.map(effect => JSON.stringify(plain({ ...ability, effects: [effect] })));
};

/** Words as written tell nothing, and what is chosen may be called anything. */
const UNTOLD: ReadonlySet<string> = new Set(['text', 'label', 'start', 'end', 'words']);
/** In lists of these, the order means nothing. */
const UNORDERED: ReadonlySet<string> = new Set(['tags', 'types', 'events', 'modes']);

const plain = (terms: unknown): unknown => {
  const slots = new Map<string, string>();
  const slotOf = (slot: string): string => {
    const known = slots.get(slot) ?? `chosen ${slots.size}`;
    slots.set(slot, known);
    return known;
  };
  const walk = (node: unknown, under = ''): unknown => {
    if (Array.isArray(node)) {
      const parts = node.map(each => walk(each));
      return UNORDERED.has(under) ? parts.map(each => JSON.stringify(each)).sort() : parts;
    }
    if (typeof node !== 'object' || node === null) return node;
    const part = node as Readonly<Record<string, unknown>>;
    const keys = Object.keys(part).filter(key => part[key] !== undefined && !UNTOLD.has(key));
    const said = isOwnPlay(part) ? keys.filter(key => key !== 'who') : keys;
    return Object.fromEntries(
      said.sort().map(key => {
        const value = part[key];
        return [key, key === 'slot' && typeof value === 'string' ? slotOf(value) : walk(value, key)];
      }),
    );
  };
  return walk(terms);
};

/** Whoever plays a card is its "you". */
const isOwnPlay = ({ on, what }: Readonly<Record<string, unknown>>): boolean =>
  on === 'play' && typeof what === 'object' && what !== null && 'kind' in what && what.kind === 'me';
