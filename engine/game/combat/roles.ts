/** The roles of attackers and defenders: units that gain one late, and units that lose theirs. */
import { changeCombat, changeObjects, type Play, step } from '../play/play.ts';
import { combatUnderWay, isAt } from '../play/query.ts';
import { isOrAre, sentence } from '../play/sentence.ts';
import type { Combat, Designation, Role, State, Unit, UnitId } from '../state/state.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { designated, designationsOf } from './combat.ts';
import { ids } from './unitsInSteps.ts';

const removeRolesFrom = (
  play: Play,
  units: readonly Unit[],
  rule: 'cleanup.roles.lose' | 'combat.ends.roles',
): void => {
  if (units.length === 0) return;
  changeObjects(play, ids(units), u => {
    u.role = null;
  });
  step(play)?.tell(rule, sentence`${units} ${isOrAre(units)} no longer attacker or defender.`, { units: ids(units) });
};

/** `combat.ends.roles`: no unit is attacker or defender any more. */
export const removeRoles = (play: Play): void =>
  removeRolesFrom(
    play,
    play.state.objects.filter(u => u.role !== null),
    'combat.ends.roles',
  );

/** Whether no unit gains or loses a role, which is the usual case and can be seen in one pass over the objects. */
const haveTheirRoles = (objects: State['objects'], { at, attacker, defender }: Combat): boolean => {
  for (const u of objects) {
    const { role, controller } = u;
    if (!isAt(u, at)) {
      if (role !== null) return false;
    } else if ((controller === attacker && role !== 'attacker') || (controller === defender && role !== 'defender'))
      return false;
  }
  return true;
};

const ONE: Readonly<Record<Role, string>> = { attacker: 'an attacker', defender: 'a defender' };

/** `cleanup.roles`, `combat.showdown.late`: units that came to a combat gain their player's role, units that left it lose theirs. */
export const assignRoles = (play: Play): void => {
  const combat = combatUnderWay(play.state);
  if (
    combat === null ||
    (play.behaviours.rolesGo === 'before-control' && combat.stage !== 'showdown' && combat.stage !== 'damage')
  )
    return;
  if (haveTheirRoles(play.state.objects, combat)) return;
  removeRolesFrom(
    play,
    play.state.objects.filter(u => u.role !== null && !isAt(u, combat.at)),
    'cleanup.roles.lose',
  );
  if (play.behaviours.lateArrivals === 'no role') return;
  for (const role of ['attacker', 'defender'] as const satisfies readonly Role[]) {
    const who = role === 'attacker' ? combat.attacker : combat.defender;
    const late = play.state.objects.filter(u => u.role !== role && u.controller === who && isAt(u, combat.at));
    if (late.length === 0) continue;
    changeObjects(play, ids(late), u => {
      u.role = role;
    });
    const what = late.length === 1 ? ONE[role] : `${role}s`;
    const swapped = late.some(u => u.role !== null);
    step(play)?.tell(
      swapped ? 'cleanup.roles.swap' : 'cleanup.roles.gain',
      sentence`${late} ${isOrAre(late)} now ${what}.`,
      {
        units: ids(late),
      },
    );
    triggerLate(play, ids(late));
  }
};

/**
 * Once per combat for each unit and role, however often it comes and goes (`ability.attack-trigger.once`,
 * `ability.defend-trigger.once`): a unit that changes sides attacks for the first time.
 */
const triggerLate = (play: Play, late: readonly UnitId[]): void => {
  const { combat } = play.state;
  if (combat === null || !play.state.hasAbilities) return;
  const hasTriggered = (d: Designation): boolean =>
    combat.designated.some(
      other => other.unit === d.unit && other.incarnation === d.incarnation && other.role === d.role,
    );
  const first = designationsOf(play.state, late).filter(d => !hasTriggered(d));
  if (first.length === 0) return;
  changeCombat(play, c => {
    c.designated = [...c.designated, ...first];
  });
  emitEvents(
    play,
    () =>
      designated(
        play,
        first.map(d => d.unit),
      ),
    'attacker first',
  );
};
