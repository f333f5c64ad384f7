/**
 * Power that runes of an unspecified domain pay. Where an act is legal only if they are of some domains, those are reported as assumed,
 * and repeated with every later answer. Rule: `play.pay.resources`.
 */
import { BOUNDS } from '../../bounds.ts';
import { DOMAINS } from '../../domains.ts';
import type { Act } from '../../game/actions.ts';
import { runesOfUnspecifiedDomain, withRunesOf } from '../../game/costs/unspecifiedRunes.ts';
import { withBudget } from '../../game/play/lookInto.ts';
import { player } from '../../game/play/query.ts';
import { newBudget } from '../../game/state/budget.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import { outcomeOf } from '../../game/state/stopping.ts';
import type { Action, Statement } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { actOf } from '../acts/acts.ts';
import { assume } from '../acts/assumed.ts';
import { withNamedCards } from '../acts/namedCards.ts';
import { advance, type Script, scopeOf } from '../acts/playing.ts';
import { refuseAny } from '../expectations/askedLegality.ts';
import { actionOn } from '../lines/actions.ts';
import type { Problem } from '../report/problems.ts';

/** `flow/assumed`, once for each player, before the line is played or answered. */
export const assumeRuneDomains = (script: Script, s: Statement): readonly Problem[] => {
  const asked = actionOn(s);
  if (asked === null || COSTS_NOTHING.has(asked.action.kind)) return NONE;
  const named = script.settings.names.players.find(asked.player.text);
  if (!named.ok) return NONE;
  const who = named.id;
  const { state } = script.play;
  if (script.progress.unspecifiedReported.has(keyOf(who)) || runesOfUnspecifiedDomain(state, who).length === 0)
    return NONE;
  const scope = { ...scopeOf(script), state: withNamedCards(scopeOf(script), who, asked.action, 'asking') };
  const act = actOf(scope, who, asked.action);
  const domains = act.ok ? domainsNeeded(scope.state, who, act.value) : null;
  if (domains === null) return NONE;
  advance(script, next => {
    next.unspecifiedReported = new Set([...next.unspecifiedReported, keyOf(who)]);
  });
  const { name } = player(state, who);
  const of = domains.length === 0 ? 'of the domains that this costs' : domains.join(' or ');
  const write = `“player ${quoteIfNeeded(name)} runes 5x fury”`;
  return [
    assume(
      script,
      {
        span: s.span,
        says: `the runes that ${name} channelled are ${of}`,
        otherwise: `otherwise list the runes of this turn, as in ${write}`,
      },
      {
        message: `This is paid with runes that ${name} channelled, and the scenario does not specify their domains; they are assumed to be ${of}. To change that, begin in this turn and list its runes, as in ${write}.`,
        concepts: ['play.pay.resources'],
      },
    ),
  ];
};

const NONE: readonly never[] = [];

/** None of these is legal by what can be paid. */
const COSTS_NOTHING: ReadonlySet<Action['kind']> = new Set(['pass', 'assign', 'begin', 'end-turn', 'concede']);

/** Beside what a player has that the scenario does not list (`unspecified.ts`). */
const keyOf = (who: PlayerId): string => `domains ${who}`;

/** Of which domains they may all be, so that the act is legal; null where it does not matter, or finding out is too much. */
const domainsNeeded = (state: State, who: PlayerId, act: Act): readonly string[] | null => {
  const budget = newBudget(undefined, MOST_WORK);
  const isLegalIn = (there: State): boolean => refuseAny(there, who, act).length === 0;
  const look = (own: State): readonly string[] | null => {
    if (!isLegalIn(own)) return null;
    const domains = DOMAINS.filter(domain => isLegalIn(withRunesOf(own, who, domain)));
    return domains.length === DOMAINS.length ? null : domains;
  };
  const came = outcomeOf(['out of bounds'], () => look(withBudget(state, budget)));
  state.budget.spend(MOST_WORK - Math.max(0, budget.left), 'payments');
  return came.kind === 'done' ? came.value : null;
};

/** A small part of what the line may take. */
const MOST_WORK = BOUNDS.workOfLine / 15;
