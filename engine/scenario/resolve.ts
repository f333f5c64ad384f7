/** The words of a statement become ids of the game; a name that is not known is told at its place. */
import type { Act } from '../game/actions.ts';
import type { Instruction } from '../game/effects.ts';
import { baseOf } from '../game/query.ts';
import type { Assigned, BattlefieldId, Location, PlayerId, UnitId, Until } from '../game/state.ts';
import type { Action, Duration, Effect, KeywordUse, Name, Place } from '../language/syntax.ts';
import { finder } from './find.ts';
import type { Names } from './names.ts';
import { mend, type Problem, problem } from './problems.ts';

/** Finds what names stand for, and notes those that stand for nothing. */
export interface Resolver {
  player(name: Name): PlayerId | null;
  unit(name: Name): UnitId | null;
  battlefield(name: Name): BattlefieldId | null;
}

export const resolver = (names: Names, problems: Problem[]): Resolver => ({
  player: finder(names.players, 'player', problems),
  unit: unitFinder(names, problems),
  battlefield: finder(names.battlefields, 'battlefield', problems),
});

/** Units by their names; a card that is no unit on this board is known, but not played with yet. */
const unitFinder = (names: Names, problems: Problem[]): Resolver['unit'] => {
  const find = finder(names.units, 'unit', problems);
  return name => {
    if (names.units.find(name.text).ok || !names.isCard(name.text)) return find(name);
    const message = `"${name.text}" is a card off the board or gear; those come with a later version, and this line is not run.`;
    problems.push(problem('syntax/not-run-yet', name.span, message));
    return null;
  };
};

const all = <T, U>(items: readonly T[], each: (item: T) => U | null): U[] | null => {
  const found = items.map(each);
  return found.some(f => f === null) ? null : (found as U[]);
};

export const unitsOf = (r: Resolver, names: readonly Name[]): UnitId[] | null => all(names, n => r.unit(n));

/** `base` is the base of `whose`, unless it says whose. */
export const locationOf = (r: Resolver, place: Place, whose: PlayerId): Location | null => {
  if (place.kind === 'named') {
    const at = r.battlefield(place.name);
    return at === null ? null : { kind: 'battlefield', at };
  }
  if (place.player === undefined) return baseOf(whose);
  const player = r.player(place.player);
  return player === null ? null : baseOf(player);
};

/** Null where a name is not known, or the statement is one that is not run yet. */
export const actOf = (r: Resolver, who: PlayerId, action: Action, problems: Problem[]): Act | null => {
  switch (action.kind) {
    case 'move': {
      const groups = all(action.groups, g => {
        const units = unitsOf(r, g.units);
        const to = locationOf(r, g.to, who);
        return units === null || to === null || repeated(g.units, units, problems) ? null : { units, to };
      });
      return groups === null ? null : { kind: 'move', groups };
    }
    case 'pass':
      return { kind: 'pass' };
    case 'assign': {
      const shares = all(action.shares, (s): Assigned | null => {
        const unit = r.unit(s.unit);
        return unit === null ? null : { unit, amount: s.amount.value };
      });
      return shares === null ? null : { kind: 'assign', shares };
    }
    case 'begin': {
      const at = action.at.kind === 'named' ? r.battlefield(action.at.name) : null;
      if (action.at.kind === 'base')
        problems.push(
          problem(
            'syntax/expected',
            action.at.span,
            `A ${action.what} is at a battlefield, never at a base; name the battlefield.`,
          ),
        );
      return at === null ? null : { kind: 'begin', what: action.what, at };
    }
    case 'end-turn':
      return { kind: 'end-turn' };
    // Told where the statement is played.
    case 'play':
    case 'activate':
    case 'hide':
    case 'choose':
    case 'decline':
    case 'accept':
    case 'order':
      return null;
  }
};

const repeated = (names: readonly Name[], units: readonly UnitId[], problems: Problem[]): boolean => {
  const again = units.findIndex((id, i) => units.indexOf(id) !== i);
  const name = names[again];
  const before = names[again - 1];
  if (name === undefined || before === undefined) return false;
  const fixes = [mend({ start: before.span.end, end: name.span.end }, '', 'Name it once')];
  problems.push(
    problem('name/duplicate', name.span, `"${name.text}" is named already; name each unit of a group once.`, { fixes }),
  );
  return true;
};

const until = (duration: Duration | undefined): Until => duration ?? 'board';

const keyword = (k: KeywordUse) => ({ name: k.word.text, value: k.value?.value ?? 1 });

/** What an effect does, and to which units; null where a name is not known or it is not run yet. */
export const effectOf = (r: Resolver, effect: Effect): { units: UnitId[]; does: Instruction } | null => {
  if (effect.kind === 'sentence') return null;
  const units = unitsOf(r, effect.units);
  if (units === null) return null;
  switch (effect.kind) {
    case 'deal':
      return { units, does: { kind: 'deal', amount: effect.amount.value } };
    case 'give-might': {
      const minimum = effect.minimum === undefined ? {} : { minimum: effect.minimum.value };
      return {
        units,
        does: { kind: 'give-might', amount: effect.amount.value, until: until(effect.duration), ...minimum },
      };
    }
    case 'give-keyword':
      return { units, does: { kind: 'give-keyword', keyword: keyword(effect.keyword), until: until(effect.duration) } };
    case 'move': {
      if (effect.to.kind === 'base' && effect.to.player === undefined)
        return { units, does: { kind: 'move', to: 'base' } };
      const to = locationOf(r, effect.to, 0 as PlayerId);
      return to === null ? null : { units, does: { kind: 'move', to } };
    }
    default:
      return { units, does: { kind: effect.kind } };
  }
};
