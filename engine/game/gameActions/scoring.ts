/** Scoring: conquer, hold, the last point, and winning. */
import { effectFrame } from '../abilities/effectFrame.ts';
import { forbids } from '../abilities/prohibited.ts';
import { viewOfState } from '../abilities/stateView.ts';
import { passivesIn } from '../abilities/traits.ts';
import { change, changePlayer, type Play, step } from '../play/play.ts';
import { battlefield, player, teammates, unitsAt } from '../play/query.ts';
import { newEvent, newScoreEvent } from '../play/recordEvents.ts';
import { sentence, UNRECORDED } from '../play/sentence.ts';
import type { Concept } from '../state/concepts.ts';
import type { Behaviours } from '../state/editions.ts';
import { objectRef, type Ref } from '../state/ref.ts';
import type { BattlefieldId, PlayerId, State } from '../state/state.ts';
import type { Said } from '../state/steps.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { replaced } from './replacing.ts';

/** The points that count towards the victory score: a team's together, where its players have their own. */
const teamPoints = (state: State, who: PlayerId, counted: Behaviours['teamPoints']): number => {
  const { team, points } = player(state, who);
  if (counted === 'shared') return points;
  let sum = 0;
  for (const p of state.players) if (p.team === team) sum += p.points;
  return sum;
};

const pointWord = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** Whether passives keep a player from gaining points, or something else happens instead. */
const keptOff = (play: Play, who: PlayerId, amount: number): boolean =>
  forbids(play.state, 'gain points', who, null) !== null ||
  replaced(play, () => newEvent('gain points', { player: who, amount }), who);

/**
 * `score.point`: more points, for the whole team where it shares them (`mode.team.points`). Nothing comes between those that
 * are gained `surely`. Returns how many were gained. Rules: `score.gains-points`.
 */
export const gainPoints = (
  play: Play,
  who: PlayerId,
  amount: number,
  { rule, how }: { readonly rule: Concept; readonly how: Said },
  certainty: 'surely' | 'if nothing else happens' = 'if nothing else happens',
): number => {
  if (amount === 0) return 0;
  if (amount > 0 && certainty !== 'surely' && keptOff(play, who, amount)) return 0;
  const shared = play.behaviours.teamPoints === 'shared';
  const { name, points: before } = player(play.state, who);
  const points = Math.max(0, before + amount);
  const gaining = shared
    ? play.state.players.filter(p => p.id === who || teammates(play.state, p.id, who)).map(p => p.id)
    : [who];
  for (const id of gaining)
    changePlayer(play, id, p => {
      p.points = points;
    });
  step(play)?.tell(
    rule,
    sentence`${name} ${() => gains(amount, rule)}: ${how}; ${name} has ${() => pointWord(points)}.`,
    {
      players: gaining,
    },
  );
  if (amount > 0) emitEvents(play, () => [newEvent('gain points', { player: who, amount })]);
  if (play.behaviours.win === 'at once') winByPoints(play);
  return amount;
};

/** Only what a battlefield gives is scored (`score`); other points are gained. */
const gains = (amount: number, rule: Concept): string => {
  if (amount < 0) return `loses ${pointWord(-amount)}`;
  if (amount > 1) return `gains ${pointWord(amount)}`;
  return rule === 'score.point' ? 'scores a point' : 'gains a point';
};

/**
 * Whether a player has scored every battlefield this turn, those aside that a teammate occupied, in the turns in which that counts
 * (`mode.team.final-point`).
 */
const scoredEvery = ({ state, behaviours }: Play, who: PlayerId): boolean => {
  const excepts =
    behaviours.teamFinalPoint === 'in any turn' || player(state, state.turnPlayer).team === player(state, who).team;
  return state.battlefields.every(
    b =>
      player(state, who).scored.includes(b.id) ||
      (excepts && state.occupied.some(({ at, by }) => at === b.id && teammates(state, by, who))),
  );
};

/** What a player needs to win (`win.victory-score`), with what passives make of it. */
const victoryScoreOf = (state: State): number =>
  passivesIn(state)?.gives.has('victory score') === true ? viewOfState(state).victoryScore() : state.victoryScore;

/** Whether the next point is the last one, which a conquer gives only with every battlefield scored (`score.final-point`, `score.final-point.near`). */
const nearVictory = (play: Play, who: PlayerId): boolean => {
  const missing = victoryScoreOf(play.state) - teamPoints(play.state, who, play.behaviours.teamPoints);
  return play.behaviours.lastPointFrom === 'one short' ? missing === 1 : missing <= 1;
};

/** `score`, `score.ways`, `score.effects` */
const score = (play: Play, who: PlayerId, at: BattlefieldId, list: 'conquered' | 'held'): void => {
  changePlayer(play, who, p => {
    p.scored = [...p.scored, at];
    if (list === 'conquered') p.conquered = [...p.conquered, at];
    else p.held = [...p.held, at];
  });
};

/** What keeps a player from scoring a battlefield, in any way or in this one (`ability.passive`). */
const barred = (
  play: Play,
  way: 'conquer' | 'hold',
  who: PlayerId,
  at: BattlefieldId,
): { readonly act: 'score' | 'conquer' | 'hold'; readonly by: string } | null => {
  if (!play.state.hasAbilities) return null;
  for (const act of ['score', way] as const) {
    const by = forbids(play.state, act, who, null, { at: { kind: 'battlefield', at } });
    if (by !== null) return { act, by };
  }
  return null;
};

/** `score.once`: who has scored a battlefield this turn, of the player and, where a team scores it once, of their team (`mode.team.scoring`). */
const hasScored = ({ state, behaviours }: Play, who: PlayerId, at: BattlefieldId): string | null =>
  state.players.find(
    p =>
      p.scored.includes(at) &&
      (p.id === who || (behaviours.teamScores === 'once each turn' && teammates(state, p.id, who))),
  )?.name ?? null;

/** `score.conquer`: a player has gained control of a battlefield; it is scored unless they already did this turn. */
export const conquer = (play: Play, at: BattlefieldId, who: PlayerId, from: PlayerId | null): void => {
  const p = player(play.state, who);
  const place = battlefield(play.state, at);
  const bar = barred(play, 'conquer', who, at);
  if (bar !== null) {
    step(play)?.tell('ability.passive', `${p.name} cannot ${bar.act} ${place.name}: ${bar.by}.`, {
      players: [who],
      places: [at],
    });
    return;
  }
  const before = hasScored(play, who, at);
  if (before !== null) {
    step(play)?.tell('score.once', `${before} has already scored ${place.name} this turn.`, {
      players: [who],
      places: [at],
    });
    return;
  }
  if (play.state.teammateHeld.includes(at) && player(play.state, play.state.turnPlayer).team === p.team) {
    step(play)?.tell(
      'score.conquer.teammate',
      `${p.name}'s team cannot score ${place.name} this turn: a teammate controlled it as the turn began.`,
      {
        players: [who],
        places: [at],
      },
    );
    return;
  }
  score(play, who, at, 'conquered');
  step(play)?.tell('score.conquer', sentence`${p.name} conquers ${place.name}.`, { players: [who], places: [at] });
  if (nearVictory(play, who) && !scoredEvery(play, who)) {
    step(play)?.tell(
      'score.final-point.rule',
      `${p.name} draws a card instead of the last point: not every battlefield was scored this turn.`,
      {
        players: [who],
      },
    );
    play.run(play, effectFrame(who, { kind: 'none' }, 'the last point'), [{ do: 'draw', who: 'you', amount: 1 }]);
    scored(play, 'conquer', { at, who, from, points: 0 });
    return;
  }
  const points = gainScored(play, who, at, play.recorder === null ? UNRECORDED : sentence`${place.name} is conquered`);
  scored(play, 'conquer', { at, who, from, points });
};

/** The point for a battlefield, unless something else happens instead of that; returns how many were gained. */
const gainScored = (play: Play, who: PlayerId, at: BattlefieldId, how: Said): number => {
  const would = () =>
    newScoreEvent('score', {
      player: who,
      at: { kind: 'battlefield', at },
      by: [],
      uncontrolled: false,
      what: { kind: 'battlefield', id: at },
    });
  return replaced(play, would, who) ? 0 : gainPoints(play, who, 1, { rule: 'score.point', how });
};

interface Scored {
  readonly at: BattlefieldId;
  readonly who: PlayerId;
  /** Who had control before. */
  readonly from: PlayerId | null;
  /** Points that it gave: the amount of its events, which happen all the same without any (`ability.hold-effect`). */
  readonly points: number;
}

/** `score.abilities`, `ability.conquer-effect`, `ability.hold-effect`: of the units there, of the player, and of the place, all at once. */
const scored = (play: Play, on: 'conquer' | 'hold', { at, who, from, points: amount }: Scored): void => {
  if (!play.state.hasAbilities) return;
  const here = { kind: 'battlefield', at } as const;
  const place: Ref = { kind: 'battlefield', id: at };
  const units = unitsAt(play.state, at).filter(u => u.controller === who);
  const by = units.map(u => objectRef(play.state, u.id));
  const uncontrolled = from === null;
  emitEvents(play, () => [
    newScoreEvent(on, { player: who, at: here, by, uncontrolled, amount, what: place }),
    ...units.map(u =>
      newScoreEvent(on, {
        player: who,
        at: here,
        by,
        uncontrolled,
        amount,
        what: objectRef(play.state, u.id),
        memo: u,
      }),
    ),
    newScoreEvent('score', { player: who, at: here, by, uncontrolled, amount, what: place }),
  ]);
};

/**
 * `score.hold`: the turn player's battlefields are scored in their Beginning Phase. Rules: `turn.scoring-step.task`.
 */
export const hold = (play: Play, who: PlayerId): void => {
  for (const b of play.state.battlefields) {
    if (b.controller !== who || hasScored(play, who, b.id) !== null || play.state.winners.length > 0) continue;
    if (barred(play, 'hold', who, b.id) !== null) continue;
    score(play, who, b.id, 'held');
    step(play)?.tell('score.hold', sentence`${player(play.state, who).name} holds ${b.name}.`, {
      players: [who],
      places: [b.id],
    });
    const points = gainScored(play, who, b.id, play.recorder === null ? UNRECORDED : sentence`${b.name} is held`);
    scored(play, 'hold', { at: b.id, who, from: who, points });
  }
};

/**
 * `score.win`, `win.in-cleanup`, `cleanup.win`: who has reached the victory score (`win.victory-score`), and from 1.3 leads
 * alone (`win.most-points`, `win.level`), wins the game, and with them their teammates (`mode.team.wins-together`).
 */
export const winByPoints = (play: Play): void => {
  const { state } = play;
  if (state.winners.length > 0) return;
  const victoryScore = victoryScoreOf(state);
  if (!hasAnyPoints(play, victoryScore)) return;
  const totals = state.players
    .filter(p => !p.left)
    .map(p => ({ p, total: teamPoints(state, p.id, play.behaviours.teamPoints) }));
  const strictly = play.behaviours.win === 'in a cleanup, strictly ahead';
  for (const { p, total } of totals) {
    if (total < victoryScore) continue;
    const level = totals.find(o => o.p.team !== p.team && o.total >= total);
    if (strictly && level !== undefined) continue;
    const winners = state.players.filter(o => o.team === p.team).map(o => o.id);
    change(play, s => {
      s.winners = winners;
      s.decision = null;
    });
    const names = winners.map(id => player(state, id).name).join(' and ');
    step(play)?.tell(
      'score.win',
      `${names} ${winners.length > 1 ? 'win' : 'wins'} the game with ${pointWord(total)}.`,
      {
        players: winners,
      },
    );
    return;
  }
};

/** Whether anybody has so many: asked all the time, and most often not so. */
const hasAnyPoints = ({ state, behaviours }: Play, least: number): boolean => {
  let all = 0;
  for (const { points } of state.players) all += points;
  if (all < least) return false;
  for (const p of state.players) if (teamPoints(state, p.id, behaviours.teamPoints) >= least) return true;
  return false;
};

/** By an ability that says so, whatever the points (`win`). Rules: `win.otherwise`, `win.ends-game`. */
export const winGame = (play: Play, who: PlayerId, why: string): void => {
  const { team } = player(play.state, who);
  const winners = play.state.players.filter(p => p.team === team).map(p => p.id);
  change(play, s => {
    s.winners = winners;
    s.decision = null;
  });
  step(play)?.tell('win', `${player(play.state, who).name} wins the game by ${why}.`, { players: winners });
};
