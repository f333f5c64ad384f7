/** Activated abilities: `COST: …`, and when alone they may be used. */
import type { Ability, Activated, Condition } from '../../game/state/cards/ability.ts';
import { timeCondition } from '../conditions/turns.ts';
import { fixedCost } from '../costs.ts';
import { described } from '../descriptions.ts';
import { keywordAhead } from '../effects/dependentKeyword.ts';
import { parseInstructions } from '../effects/instructions.ts';
import { allOf } from '../events/happening.ts';
import type { FilterDraft } from '../filters/draft.ts';
import { attempt, fail, oneWord, type Parser, say, writtenFrom } from '../parser.ts';
import { timesEach } from '../values.ts';
import { hasNoAntecedent, paysWithSomething, refuseUnbound, refuseUnboundFirst } from './unbound.ts';

/** Null where no colon follows a cost, or what is paid or done cannot be read. */
export const activated = (p: Parser): readonly Ability[] | null => {
  const from = p.pos;
  const alone = hasNoAntecedent(p);
  let timing = permission(p);
  if (timing !== null) say(p, ', | -');
  const price = fixedCost(p);
  if (price === null || !say(p, ':')) return fail(p, ':');
  const inside = permission(p);
  timing = timing ?? inside;
  if (inside !== null) say(p, '- | : | ,');
  const before = attempt(p, () => restriction(p));
  if (before !== null) say(p, '.');
  if (alone && refuseUnbound(p, from, price)) return null;
  const behind = p.pos;
  const keyword = keywordAhead(p);
  const instructions = parseInstructions(p);
  if (instructions === null) return null;
  if (alone && !paysWithSomething(price.costParts) && refuseUnboundFirst(p, behind, instructions)) return null;
  const anybody = attempt(p, () => (say(p, '. | ;') ? useByAnyPlayer(p) : null));
  const after = anybody ?? attempt(p, () => (say(p, '. | ;') ? restriction(p) : null));
  const only = before ?? after;
  const less = attempt(p, () => (say(p, '.') ? cheaper(p) : null));
  return [
    {
      kind: 'activated',
      cost: price,
      timing: timing ?? 'main',
      ...only,
      ...(anybody === null ? {} : { anybody: true as const }),
      ...less,
      instructions,
      ...(keyword === null || instructions.length > 1 ? {} : { behindCost: keyword }),
      text: writtenFrom(p, from),
    },
  ];
};

type Cheaper = Pick<Activated, 'less' | 'lessWhen'>;

/** `this ability costs 1 less for each friendly unit`, `… 3 less if you control a gear`. */
const cheaper = (p: Parser): Cheaper | null => {
  if (!say(p, 'this ability costs')) return null;
  const amount = p.grammar.value(p);
  say(p, 'energy');
  if (amount === null || !say(p, 'less')) return null;
  if (!say(p, 'if')) return { less: timesEach(p, amount) };
  const when = p.grammar.condition(p);
  return when === null ? null : { less: amount, lessWhen: when };
};

const permission = (p: Parser): 'action' | 'reaction' | null => {
  const bracket = say(p, '[');
  const found = oneWord(p, ['action', 'reaction']);
  if (found === null) {
    if (bracket) p.pos--;
    return null;
  }
  say(p, '] > | ]');
  say(p, '>');
  return found;
};

type Restriction = Pick<Activated, 'when' | 'limit'>;

/** `use this ability only while I'm at a battlefield`. */
const restriction = (p: Parser): Restriction | null => {
  if (!say(p, 'use/activate this (ability) only | use/activate only | only use this (ability)')) return null;
  const whens: Condition[] = [];
  let times: number | undefined;
  for (;;) {
    const joined = whens.length > 0 || times !== undefined;
    const next = attempt(p, () => (!joined || say(p, ', and only | and only | and') ? conditionOrLimit(p) : null));
    if (next === null) break;
    if (typeof next === 'object') whens.push(next);
    else if (times === undefined) times = next;
    else return null;
  }
  if (whens.length === 0 && times === undefined) return null;
  return { ...(whens.length === 0 ? {} : { when: allOf(whens) }), ...(times === undefined ? {} : { limit: times }) };
};

/** One of those that are joined by "and only": `once each turn`, `on your turn`, `while I'm at a battlefield`. */
const conditionOrLimit = (p: Parser): Condition | number | null => {
  if (say(p, 'once each/per turn')) return 1;
  if (say(p, 'twice each/per turn')) return 2;
  const then = timeCondition(p);
  if (then !== null) return then;
  say(p, 'while/if/when');
  const whole = attempt(p, () => p.grammar.condition(p));
  const draft: FilterDraft = { types: [] };
  return whole ?? (described(p, draft) ? { is: 'fits', what: { kind: 'me' }, filter: draft } : null);
};

/** `during their turn, any player can use this once`: whether or not they control what has it. */
const useByAnyPlayer = (p: Parser): Restriction | null => {
  const early = say(p, 'on/during their turn ,');
  if (!say(p, 'each/any player may/can use this (ability)')) return null;
  const once = say(p, 'once');
  if (!early && !say(p, 'on/during their turn')) return null;
  const when: Condition = { is: 'turn', of: 'you' };
  return once ? { when, limit: 1 } : { when };
};
