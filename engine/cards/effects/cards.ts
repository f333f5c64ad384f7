/** Cards between hand, deck and trash; runes; points and XP. Each says by whom. */
import type { Filter, Selector, Value, Who } from '../../game/state/cards/terms.ts';
import { LOOKED_SLOT } from '../../game/state/slots.ts';
import { filter } from '../filters/filter.ts';
import { tag } from '../nouns.ts';
import { number } from '../numerals.ts';
import {
  atEnd,
  attempt,
  fail,
  firstOf,
  list,
  oneOf,
  oneWord,
  type Parser,
  peek,
  say,
  sees,
  speakOf,
  tokenAt,
} from '../parser.ts';
import { ways } from '../patterns.ts';
import { whose } from '../players.ts';
import { mark, revealedCard } from '../referents.ts';
import { selector, single } from '../selectors.ts';
import { timesEach, value } from '../values.ts';
import { add } from './adding.ts';
import { championBack } from './champion.ts';
import { lookAtHidden } from './looking.ts';
import { points } from './points.ts';
import { burning, put } from './putting.ts';
import type { Instructions, VerbReader } from './readers.ts';

/** `draw 2`, `draw a card`, `draw it`, `draw one`. */
const draw: VerbReader = (p, who) => {
  if (!say(p, 'draw/draws')) return null;
  if (say(p, 'another card | an additional card | one more (card) | 1 more (card)'))
    return [{ do: 'draw', who, amount: 1 }];
  const revealed = attempt(p, () => (say(p, 'it') ? revealedCard(p) : null));
  const these =
    revealed ??
    attempt(p, () => (sees(p, 'it | them | that | those | one and/of/, | any you | the') ? single(p) : null));
  if (these !== null) return [{ do: 'draw these', what: these }];
  // "Draw 1" is from the deck; "draw one", "draw 1 of them" and "draw 1 and recycle the rest" from the cards looked at.
  const fromDeck = tokenAt(p).kind === 'number' && peek(p, 1) !== 'of' && !(p.sawCards && leavesTheRest(p));
  const picked = attempt(p, () => {
    if (fromDeck) return null;
    const what = selector(p);
    return what?.kind === 'chosen' && what.among !== undefined ? what : null;
  });
  if (picked !== null) return [{ do: 'draw these', what: picked }];
  const amount = say(p, 'cards equal to') ? value(p) : some(p, 'card/cards');
  return amount === null ? null : [{ do: 'draw', who, amount: timesEach(p, amount) }];
};

const leavesTheRest = (p: Parser): boolean =>
  ['rest', 'other', 'others'].some(left =>
    [1, 2, 3, 4].every((at, each) => peek(p, at) === ['and', 'recycle', 'the', left][each]),
  );

/** `2`, `a card`, `that many cards`. */
const some = (p: Parser, unit: string): Value | null => {
  if (say(p, 'a/an (additional/extra)')) return say(p, unit) ? 1 : fail(p, unit.split('/')[0] ?? unit);
  const amount = value(p);
  if (amount === null) return fail(p, 'a number');
  say(p, 'more | additional/extra');
  say(p, unit);
  return amount;
};

const NAMEABLE = ['card type', 'card', 'unit', 'gear', 'spell', 'tag'] as const;

/** `name a tag`, `name a spell`, `guess a card type`. */
const name: VerbReader = (p, who) => {
  const chosen = attempt(p, () => {
    if (!say(p, 'choose/chooses a/an')) return null;
    const of = NAMEABLE.find(each => each !== 'tag' && each !== 'card type' && say(p, `${each} name`));
    return of ?? (['tag', 'card type'] as const).find(each => say(p, each)) ?? null;
  });
  if (chosen !== null) return [{ do: 'name', who, of: chosen }];
  const among = attempt(p, () => oneOfTags(p));
  if (among !== null) return [{ do: 'name', who, of: 'tag', among }];
  if (!say(p, 'name/names | guess/guesses')) return null;
  const of = NAMEABLE.find(each => say(p, `a ${each}`));
  return of === undefined ? fail(p, 'a card') : [{ do: 'name', who, of }];
};

/** `choose Bird, Cat, Dog, or Poro`: tags, where `a Bird` would be one that has it. */
const oneOfTags = (p: Parser): readonly string[] | null => {
  if (!say(p, 'choose/chooses/name/names')) return null;
  const tags = list(p, tag, ', or | , | or');
  return tags === null || tags.length < 2 || !(atEnd(p) || sees(p, '.')) ? null : tags.map(({ name }) => name);
};

const discard: VerbReader = (p, who) => {
  if (!say(p, 'discard/discards')) return null;
  if (say(p, 'your/their/its hand/hands')) return [{ do: 'discard', who, amount: 'hand' }];
  const these = attempt(p, () => (sees(p, 'it | them | that card | those | me | this') ? single(p) : null));
  if (these !== null) return [{ do: 'discard these', what: these }];
  const revealed = attempt(p, () => {
    const what = p.sawCards ? single(p) : null;
    return what?.kind === 'chosen' && what.among !== undefined ? what : null;
  });
  if (revealed !== null) return [{ do: 'discard these', what: revealed }];
  const one = say(p, 'a/an');
  const any = !one && who === 'you' && say(p, 'any number of');
  const upTo = any || (!one && say(p, 'up to'));
  const all: Value | null = any ? { kind: 'cards in hand', who } : null;
  const amount = all ?? (one ? 1 : value(p));
  if (amount === null) return fail(p, 'a number');
  const most = upTo ? { upTo: true as const } : {};
  if (!say(p, 'card/cards')) {
    const what = attempt(p, () => filter(p));
    if (what !== null) return [{ do: 'discard', who, amount, what, ...most }];
    if (one) return fail(p, 'card');
  }
  speakOf(p, { what: { kind: 'it' }, types: ['card'], many: amount !== 1 });
  return [{ do: 'discard', who, amount, ...most }];
};

const recycle: VerbReader = (p, who) => {
  if (!say(p, 'recycle/recycles')) return null;
  if (say(p, 'your/their/its hand/hands'))
    return [
      {
        do: 'recycle',
        what: { kind: 'all', filter: { types: ['card'], where: { kind: 'zone', zone: 'hand', of: who } } },
      },
    ];
  const fromZone = attempt(p, () => {
    const amount = number(p);
    if (amount === null) return null;
    say(p, 'card/cards');
    if (!say(p, 'from')) return null;
    const of = whose(p) ?? who;
    const zone = oneWord(p, ['trash', 'hand']);
    return zone === null ? null : ({ amount, where: { kind: 'zone', zone, of } } as const);
  });
  if (fromZone !== null)
    return [{ do: 'recycle some', who, amount: fromZone.amount, what: { types: ['card'], where: fromZone.where } }];
  const what = attempt(p, () => (say(p, 'it') ? revealedCard(p) : null)) ?? selector(p);
  if (what === null) return null;
  mark(p, what, 'recycled');
  // Several cards are recycled in an order that nobody chooses anyway (`recycle.order`).
  say(p, 'in (a) random order');
  return [{ do: 'recycle', what }];
};

const channel: VerbReader = (p, who) => {
  if (!say(p, 'channel/channels')) return null;
  const amount = some(p, 'rune/runes');
  // "1 more" would be as those before were: say it.
  if (amount === null || p.tokens[p.pos - 1]?.word === 'more') return null;
  const exhausted = say(p, 'exhausted');
  return [{ do: 'channel', who, amount: timesEach(p, amount), exhausted }];
};

const burn: VerbReader = (p, who) => {
  if (say(p, 'burn/burns out')) return [{ do: 'burn out', who }];
  if (!say(p, 'burn/burns')) return null;
  const amount = some(p, 'card/cards');
  return amount === null ? null : burning(p, who, amount);
};

const predict: VerbReader = (p, who) => {
  if (!say(p, 'predict/predicts')) return null;
  const amount = say(p, 'equal to | a number equal to') ? value(p) : (attempt(p, number) ?? 1);
  if (amount === null) return null;
  return [{ do: 'predict', who, amount }];
};

/** Cards of the top of a deck, named for what follows. */
const look: VerbReader = (p, who) => {
  const reveal = say(p, 'reveal/reveals');
  if (!reveal && !say(p, 'look/looks at')) return null;
  const wanted = attempt(p, () => untilKind(p));
  let owner = who;
  let amount: Value = 1;
  if (wanted === null) {
    const counted = attempt(p, () => fromTop(p)) ?? attempt(p, () => topOf(p));
    if (counted === null) return null;
    amount = counted;
    const of = deckOf(p, who);
    if (of === null) return null;
    owner = of;
  }
  p.sawCards = true;
  const what: Selector = { kind: 'all', filter: { types: ['card'] }, among: LOOKED_SLOT };
  speakOf(p, { what: wanted === null ? what : { kind: 'it' }, types: ['card'], many: wanted === null && amount !== 1 });
  const by = owner === who ? {} : { by: who };
  const until = wanted === null ? {} : { until: wanted };
  return [{ do: 'look', who: owner, ...by, amount, as: LOOKED_SLOT, reveal, ...until }];
};

/** After cards that several players have revealed: `draw yours if none costs less`. */
const drawCheapest: VerbReader = p => {
  if (!p.sawCards || !say(p, 'draw yours if none (of them) costs less (energy)')) return null;
  const most: Value = { kind: 'lowest', of: 'energy', what: { types: ['card'] }, among: LOOKED_SLOT };
  const cheapest: Filter = { types: ['card'], owned: true, energy: { most } };
  return [{ do: 'draw these', what: { kind: 'all', filter: cheapest, among: LOOKED_SLOT } }];
};

const TOP_OFF = ways<'banish top' | 'recycle top'>([
  ['banish/banishes', 'banish top'],
  ['recycle/recycles', 'recycle top'],
]);

/** `banish the top card of your deck`, `recycle the top card of your deck`. */
const topOff: VerbReader = (p, who) => {
  const verb = oneOf(p, TOP_OFF);
  if (verb === null) return null;
  const amount = attempt(p, () => topOf(p));
  if (amount === null) return null;
  const of = deckOf(p, who);
  if (of === null) return null;
  speakOf(p, { what: { kind: 'it' }, types: ['card'], many: amount !== 1 });
  return [{ do: verb, who: of, amount }];
};

/** `your deck`, `each opponent's main deck`: whose cards those are. Of somebody who acts, "their" deck is that player's. */
const deckOf = (p: Parser, who: Who): Who | null => {
  const of = attempt(p, () => whose(p));
  if (!say(p, '(main) deck/decks')) return fail(p, 'your deck');
  return of === null || (who !== 'you' && of !== 'you') ? who : of;
};

/** `the top 3 cards of`. */
const topOf = (p: Parser): Value | null => {
  if (!say(p, 'the top')) return fail(p, 'the top');
  const amount = attempt(p, () => value(p)) ?? 1;
  return say(p, '(card/cards/rune/runes) of') ? amount : null;
};

/** `3 cards from the top of`. */
const fromTop = (p: Parser): Value | null => {
  const amount = value(p);
  return amount !== null && say(p, 'card/cards from the top of') ? amount : null;
};

/** `cards from the top of your deck until you reveal a unit`. */
const untilKind = (p: Parser): Filter | null => {
  say(p, 'cards');
  if (!say(p, 'from')) return null;
  say(p, 'the top of');
  whose(p);
  if (!say(p, '(main) deck/decks until you reveal/see/find a/an')) return null;
  return filter(p);
};

/** `they reveal their hand`. */
const revealHand: VerbReader = (p, who) => {
  if (!say(p, 'reveal/reveals your/their/its hand/hands')) return null;
  const what: Selector = { kind: 'all', filter: { types: ['card'], where: { kind: 'zone', zone: 'hand', of: who } } };
  p.sawCards = true;
  return [{ do: 'reveal', what }];
};

/** What a player does, no matter which player. */
const byAnyone: readonly VerbReader[] = [
  draw,
  name,
  discard,
  topOff,
  recycle,
  channel,
  add,
  burn,
  predict,
  look,
  lookAtHidden,
  revealHand,
  drawCheapest,
  points,
  championBack,
  put,
];

/** What a player other than you does; the readers of `byAnyone`, one after the other. */
export const readInstructionsDoneBy = (p: Parser, who: Who): Instructions | null =>
  firstOf(
    p,
    byAnyone.map(doing => () => doing(p, who)),
  );
