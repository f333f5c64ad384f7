/** Words that point back, in a sentence before which nothing is that they could mean. */
import type { CostPart, Instruction } from '../../game/state/cards/ability.ts';
import { anywhere } from '../../game/state/cards/walk.ts';
import { type Parser, refuse } from '../parser.ts';
import { refersToPlayer } from '../referents.ts';

/** Whether nothing has happened before a sentence that "it" could mean, not even what is paid to play the card. */
export const hasNoAntecedent = ({ paymentSlot, acted, referents }: Parser): boolean =>
  paymentSlot === null && acted === null && !referents.some(({ what }) => what.kind === 'it');

/** Refuses "it" and the like in what was read from there on, at the first such word; false where there is none. */
export const refuseUnbound = (p: Parser, from: number, terms: unknown): boolean => {
  if (!anywhere(terms, ({ kind }) => kind === 'it')) return false;
  const at = p.tokens.findIndex(({ word }, n) => n >= from && n < p.pos && PRONOUNS.has(word));
  refuse(p, UNBOUND, at < 0 ? p.pos - 1 : at);
  return true;
};

/** Refuses "their" and the like in a passive sentence where no player was spoken of; false where there is none. */
export const refuseUnboundPlayer = (p: Parser, from: number, terms: unknown): boolean => {
  if (refersToPlayer(p) || !meansPlayerBefore(terms)) return false;
  const at = p.tokens.findIndex(({ word }, n) => n >= from && n < p.pos && PRONOUNS.has(word));
  refuse(p, UNBOUND_PLAYER, at < 0 ? p.pos - 1 : at);
  return true;
};

/** What a passive gives has events of its own, with their players. */
const meansPlayerBefore = (part: unknown): boolean => {
  if (Array.isArray(part)) return part.some(meansPlayerBefore);
  if (typeof part !== 'object' || part === null) return false;
  if ('kind' in part && OWN_PLAYERS.has(part.kind)) return false;
  return Object.entries(part).some(
    ([field, each]) => (PLAYER_FIELDS.has(field) && BEFORE.has(each)) || meansPlayerBefore(each),
  );
};

const OWN_PLAYERS: ReadonlySet<unknown> = new Set(['triggered', 'activated', 'replacement']);
const PLAYER_FIELDS: ReadonlySet<string> = new Set(['side', 'who', 'whose']);
const BEFORE: ReadonlySet<unknown> = new Set(['its controller', 'that player']);

const UNBOUND_PLAYER =
  'It is not clear whose this is: a passive sentence has no player to refer to. Write "your", "enemy" or "players\'".';

/** The same of what an ability does first. What follows may speak of what this one does. */
export const refuseUnboundFirst = (p: Parser, from: number, [first]: readonly Instruction[]): boolean => {
  if (first === undefined) return false;
  if (first.do === 'may') return refuseUnboundFirst(p, from, first.instructions);
  return refuseUnbound(
    p,
    from,
    SPOKEN_OF.map(field => (first as Readonly<Record<string, unknown>>)[field]),
  );
};

/** Where a plain instruction says what it is done to, and how much of it. */
const SPOKEN_OF: readonly string[] = ['what', 'to', 'amount'];

/** Whether a cost is paid with something that "it" could mean. */
export const paysWithSomething = (parts: readonly CostPart[]): boolean =>
  parts.some(part => 'what' in part && part.what !== undefined && !('kind' in part.what && part.what.kind === 'me'));

const PRONOUNS: ReadonlySet<string> = new Set(['it', 'its', "it's", 'they', 'their', 'them']);

const UNBOUND =
  'This refers to nothing that was mentioned before. The card itself is "me"; write others out, as in "other friendly units" or "a unit".';
