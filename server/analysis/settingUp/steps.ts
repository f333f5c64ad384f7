/** A step of setting up as it came over the wire. */
import { isDomain } from '../../../engine/domains.ts';
import type { CardsOfPlayer, OpeningPlace, SetUp } from '../../protocol.ts';
import { fields } from '../text/fields.ts';

/** Undefined for what is none. */
export const stepIn = (value: unknown): SetUp | undefined => {
  const said = fields(value);
  const { name, text, word, what, card, domain } = said;
  const [object, player, battlefield, amount, at] = [
    said.object,
    said.player,
    said.battlefield,
    said.value,
    said.at,
  ].map(whole);
  const to = placeIn(said.to);
  const objects = wholeNumbers(said.objects);
  const meant = said.isMeant === true ? ({ isMeant: true } as const) : {};
  switch (said.do) {
    case 'player':
    case 'battlefield':
      return isLine(name) ? { do: said.do, name, ...meant } : undefined;
    case 'add':
      return isLine(text) && to && player !== undefined ? { do: 'add', to, player, text } : undefined;
    case 'move':
      return to && objects !== undefined ? { do: 'move', objects, to } : undefined;
    case 'remove':
      return object === undefined ? undefined : { do: 'remove', object };
    case 'number':
      return object !== undefined && amount !== undefined && (what === 'might' || what === 'damage' || what === 'count')
        ? { do: 'number', object, what, value: amount }
        : undefined;
    case 'word':
      return object !== undefined && isLine(word) ? { do: 'word', object, word } : undefined;
    case 'count':
      return player !== undefined && amount !== undefined && (what === 'points' || what === 'energy' || what === 'xp')
        ? { do: 'count', player, what, value: amount }
        : undefined;
    case 'addCard':
      return player !== undefined && isLine(card) && isWhere(said.to)
        ? { do: 'addCard', player, to: said.to, card, ...meant }
        : undefined;
    case 'removeCard':
      return player !== undefined && at !== undefined && isWhere(said.from)
        ? { do: 'removeCard', player, from: said.from, at }
        : undefined;
    case 'domain':
      return player !== undefined && amount !== undefined && isDomain(domain) && (what === 'runes' || what === 'power')
        ? { do: 'domain', player, what, domain, value: amount }
        : undefined;
    case 'whatIf':
      return isLine(name) ? { do: 'whatIf', name } : undefined;
    case 'back':
      return { do: 'back' };
    case 'control':
      return battlefield === undefined ? undefined : { do: 'control', battlefield, player: player ?? null };
    default:
      return undefined;
  }
};

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;

const wholeNumbers = (value: unknown): readonly number[] | undefined => {
  const numbers = Array.isArray(value) ? value.map(whole) : [];
  return numbers.length > 0 && numbers.every(each => each !== undefined) ? numbers : undefined;
};

const WHERE = ['hand', 'deck', 'legend', 'champion'] as const satisfies readonly CardsOfPlayer[];
const isWhere = (value: unknown): value is CardsOfPlayer => WHERE.some(each => each === value);

/** Not empty, and on one line. */
const isLine = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length < LONGEST && !/[\r\n]/.test(value);
const LONGEST = 400;

const placeIn = (value: unknown): OpeningPlace | undefined => {
  const { kind, at, player } = fields(value);
  const [place, base] = [whole(at), whole(player)];
  if (kind === 'battlefield' && place !== undefined) return { kind, at: place };
  return kind === 'base' && base !== undefined ? { kind, player: base } : undefined;
};
