/**
 * Whether anything in a game may look back on what has happened in it. It is known of few words that they do not, and whatever is said
 * in any other one may: what is left out of a position for it is never more than nothing can ask for.
 */
import { knownOf } from '../../known.ts';
import { fieldsOf, partsOf } from '../state/cards/walk.ts';
import type { GameObject, Keyword, Modifier, State } from '../state/state.ts';

export const mayLookBack = ({
  hasAbilities,
  objects,
  battlefields,
  lastingAbilities,
  banishedBy,
  named,
  chain,
}: State): boolean =>
  hasAbilities &&
  (lastingAbilities.length > 0 ||
    banishedBy.length > 0 ||
    named.length > 0 ||
    battlefields.some(({ print, replaced }) => replaced !== null || print !== null) ||
    chain.some(({ instructions, ability }) => saysMore(instructions) || (ability !== null && saysMore(ability))) ||
    objects.some(mayObjectLookBack));

const mayObjectLookBack = ({ print: { abilities }, keywords, modifiers, shownOff }: GameObject): boolean =>
  (abilities.length > 0 && saysMore(abilities)) ||
  shownOff.length > 0 ||
  !keywords.every(isQuiet) ||
  !modifiers.every(isQuietModifier);

const isQuiet = ({ name }: Keyword): boolean => QUIET_KEYWORDS.has(name);

const isQuietModifier = (modifier: Modifier): boolean =>
  modifier.kind === 'might' || (modifier.kind === 'keyword' && isQuiet(modifier.keyword));

/** More or less Might, or a keyword, of which nothing hangs on what came before it. */
export const isPlainModifier = (modifier: Modifier): boolean =>
  isQuietModifier(modifier) && (modifier.kind !== 'might' || modifier.minimum === undefined);

const saysMore = knownOf((terms: object): boolean =>
  partsOf(terms).some(part => {
    const { kind, is, on } = part;
    const word = part.do ?? part.pays ?? part.gives ?? is ?? on ?? kind;
    if (word !== undefined && !PLAIN_WORDS.has(String(word))) return true;
    // Whoever, or however much, is found by way of something else.
    if (part.who !== undefined && part.who !== 'you') return true;
    if (typeof part.of === 'object' || typeof part.amount === 'object') return true;
    return fieldsOf(part).some(field => !PLAIN_FIELDS.has(field));
  }),
);

const QUIET_KEYWORDS: ReadonlySet<string> = new Set([
  'accelerate',
  'action',
  'assault',
  'backline',
  'deathknell',
  'deflect',
  'ganking',
  'hidden',
  'reaction',
  'shield',
  'tank',
  'temporary',
]);

const PLAIN_WORDS: ReadonlySet<string> = new Set([
  // Abilities, and who and where is meant.
  ...['spell', 'triggered', 'activated', 'chosen', 'slot', 'me', 'battlefield', 'base', 'here'],
  // What they do.
  ...[
    'buff',
    'choose one',
    'counter',
    'deal',
    'draw',
    'give',
    'give might',
    'kill',
    'move',
    'play token',
    'ready',
    'return',
    'stun',
  ],
  // When, and for what.
  ...['attack', 'conquer', 'defend', 'die', 'hold', 'play', 'exhaust'],
]);

const PLAIN_FIELDS: ReadonlySet<string> = new Set([
  ...['kind', 'do', 'on', 'pays', 'instructions', 'text', 'keyword', 'timing', 'events', 'may'],
  ...['what', 'to', 'who', 'of', 'slot', 'filter', 'types', 'side', 'where', 'count', 'least', 'most'],
  ...['amount', 'until', 'keywords', 'abilities', 'name', 'value', 'modes', 'label', 'minimum'],
  ...['token', 'tags', 'type', 'might', 'cost', 'energy', 'power', 'costParts', 'domain'],
]);
