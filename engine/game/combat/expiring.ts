/** What ends with a turn or a combat: damage, effects and stuns. */
import { prohibited } from '../abilities/prohibited.ts';

import { changeHands } from '../play/contesting.ts';
import { endControl } from '../play/controlEffects.ts';
import { change, changeObjects, type Play, step } from '../play/play.ts';
import { isOrAre, sentence } from '../play/sentence.ts';

import type { Concept } from '../state/concepts.ts';
import type { PlayerId, State, Until } from '../state/state.ts';
import { ids } from './unitsInSteps.ts';

/**
 * `unit.heal.combat`, `unit.heal.turn-end`, `turn.ending.heal`: all damage of all units. Rules: `heal.any-reason`,
 * `heal.when`.
 */
export const healAll = (play: Play, rule: 'combat.resolution.heal' | 'turn.ending.heal'): void => {
  const hurt = play.state.objects.filter(
    u => u.damage > 0 && prohibited(play.state, 'be healed', u, 'the game') === null,
  );
  if (hurt.length === 0) return;
  changeObjects(play, ids(hurt), u => {
    u.damage = 0;
    u.damagedBy = [];
  });
  step(play)?.tell(rule, sentence`${hurt} ${hurt.length === 1 ? 'heals' : 'heal'} all damage.`, { units: ids(hurt) });
};

/** Effects that last "this turn" or "this combat" end all at once. */
export const expire = (play: Play, until: 'turn' | 'combat', rule: 'turn.ending.expire' | 'combat.ends.expire'): void =>
  end(play, until, rule, `this ${until}`);

/** Effects that last until a player's next turn starts end before anything of that turn is done. */
export const expireAtStart = (play: Play, who: PlayerId): void =>
  end(play, `next turn of ${who}`, 'ability.delayed', "until the start of their controller's turn");

/** Effects that last until the end of a player's next turn are of that turn from its start: they end with it. */
export const lastToTurnEnd = (play: Play, who: PlayerId): void => {
  if (!doesAnythingLast(play.state)) return;
  const until: Until = `next turn end of ${who}`;
  if (play.state.lastingAbilities.some(f => f.until === until))
    change(play, s => {
      s.lastingAbilities = play.state.lastingAbilities.map(f => (f.until === until ? { ...f, until: 'turn' } : f));
    });
  const under = play.state.objects.filter(u => u.modifiers.some(m => m.until === until));
  if (under.length > 0)
    changeObjects(play, ids(under), u => {
      u.modifiers = u.modifiers.map(m => (m.until === until ? { ...m, until: 'turn' } : m));
    });
};

/** Effects that are about a player's next Awaken Phase end as it is over. */
export const expireAfterAwaken = (play: Play, who: PlayerId): void =>
  end(play, `next awaken of ${who}`, 'ability.delayed', 'until this Awaken Phase is over');

/** Effects that last until a player's next Beginning Phase end as it starts. */
export const expireAtBeginning = (play: Play, who: PlayerId): void =>
  end(play, `next beginning of ${who}`, 'ability.delayed', "until their controller's Beginning Phase");

/** Effects that last until a player's next Ending Phase end as it starts. */
export const expireAtEnding = (play: Play, who: PlayerId): void =>
  end(play, `next ending of ${who}`, 'ability.delayed', "until their controller's Ending Phase");

/** Whether there is any effect that may end: asked many times a turn, most often of the same objects, and mostly there is none. */
export const doesAnythingLast = ({ lastingAbilities, objects }: State): boolean =>
  lastingAbilities.length > 0 || isAnyModified(objects);

const isAnyModified = (objects: State['objects']): boolean => {
  for (const { modifiers } of objects) if (modifiers.length > 0) return true;
  return false;
};

const end = (play: Play, until: Until, rule: Concept, said: string): void => {
  if (!doesAnythingLast(play.state)) return;
  expireInForce(play, until);
  const under = play.state.objects.filter(u => u.modifiers.length > 0 && u.modifiers.some(m => m.until === until));
  if (under.length === 0) return;
  changeObjects(play, ids(under), u => {
    endControl(u, m => m.until === until);
    u.modifiers = u.modifiers.filter(m => m.until !== until);
  });
  step(play)?.tell(rule, sentence`Effects that last ${said} end on ${under}.`, { units: ids(under) });
  changeHands(play, under);
};

const expireInForce = (play: Play, until: Until): void => {
  if (play.state.lastingAbilities.length === 0) return;
  const left = play.state.lastingAbilities.filter(f => f.until !== until);
  if (left.length === play.state.lastingAbilities.length) return;
  change(play, s => {
    s.lastingAbilities = left;
  });
};

/** Used by a turn's end. */
export const stunsEnd = (play: Play): void => {
  const stunned = play.state.objects.filter(u => u.stunned);
  if (stunned.length === 0) return;
  changeObjects(play, ids(stunned), u => {
    u.stunned = false;
  });
  step(play)?.tell('stun.ends', sentence`${stunned} ${isOrAre(stunned)} no longer stunned.`, { units: ids(stunned) });
};
