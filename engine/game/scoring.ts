/** Scoring: conquer, hold, the last point, and winning. */
import { change, changePlayer, type Play, step } from './play.ts';
import { battlefield, player, teammates } from './query.ts';
import type { BattlefieldId, PlayerId, State } from './state.ts';

/** The points that count towards the victory score: a team's together, where its players have their own. */
export const teamPoints = (state: State, who: PlayerId, shared: boolean): number => {
  const { team, points } = player(state, who);
  if (shared) return points;
  return state.players.reduce((sum, p) => (p.team === team ? sum + p.points : sum), 0);
};

const pointWord = (n: number): string => (n === 1 ? '1 point' : `${n} points`);

/** `score.point`: one more, for the whole team where it shares them (`mode.team.points`). */
const gainPoint = (play: Play, who: PlayerId, how: string): void => {
  const shared = play.does.teamPoints === 'shared';
  const points = player(play.state, who).points + 1;
  const all = play.state.players.filter(p => p.id === who || (shared && teammates(play.state, p.id, who)));
  for (const p of all)
    changePlayer(play, p.id, p => {
      p.points = points;
    });
  const name = player(play.state, who).name;
  step(play, 'score.point', `${name} scores a point by ${how} and has ${pointWord(points)}.`, {
    players: all.map(p => p.id),
  });
  if (play.does.win === 'at once') winByPoints(play);
};

/** Whether a player has scored every battlefield this turn, those aside that a teammate held (`mode.team.final-point`). */
const scoredEvery = (state: State, who: PlayerId): boolean =>
  state.battlefields.every(b => player(state, who).scored.includes(b.id) || state.teammateHeld.includes(b.id));

/** Whether the next point is the last one, which a conquer gives only with every battlefield scored (`score.final-point`, `score.final-point.near`). */
const nearVictory = (play: Play, who: PlayerId): boolean => {
  const missing = play.state.victoryScore - teamPoints(play.state, who, play.does.teamPoints === 'shared');
  return play.does.lastPointFrom === 'one short' ? missing === 1 : missing <= 1;
};

const score = (play: Play, who: PlayerId, at: BattlefieldId, list: 'conquered' | 'held'): void => {
  changePlayer(play, who, p => {
    p.scored = [...p.scored, at];
    p[list] = [...p[list], at];
  });
};

/** `score.conquer`: a player has gained control of a battlefield; it is scored unless they already did this turn. */
export const conquer = (play: Play, at: BattlefieldId, who: PlayerId): void => {
  const p = player(play.state, who);
  const place = battlefield(play.state, at);
  if (p.scored.includes(at)) {
    step(play, 'score.once', `${p.name} has already scored ${place.name} this turn.`, { players: [who], places: [at] });
    return;
  }
  if (play.state.teammateHeld.includes(at) && player(play.state, play.state.turnPlayer).team === p.team) {
    step(
      play,
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
  step(play, 'score.conquer', `${p.name} conquers ${place.name}.`, { players: [who], places: [at] });
  if (nearVictory(play, who) && !scoredEvery(play.state, who)) {
    changePlayer(play, who, p => {
      p.drew = player(play.state, who).drew + 1;
    });
    step(
      play,
      'score.final-point.rule',
      `${p.name} draws a card instead of the last point: not every battlefield was scored this turn.`,
      {
        players: [who],
      },
    );
    return;
  }
  gainPoint(play, who, `conquering ${place.name}`);
};

/** `score.hold`: the turn player's battlefields are scored in their Beginning Phase. */
export const hold = (play: Play, who: PlayerId): void => {
  for (const b of play.state.battlefields) {
    if (b.controller !== who || player(play.state, who).scored.includes(b.id) || play.state.winners.length > 0)
      continue;
    score(play, who, b.id, 'held');
    step(play, 'score.hold', `${player(play.state, who).name} holds ${b.name}.`, { players: [who], places: [b.id] });
    gainPoint(play, who, `holding ${b.name}`);
  }
};

/**
 * `score.win`, `win.in-cleanup`, `cleanup.win`: who has reached the victory score (`win.victory-score`), and from 1.3 leads
 * alone (`win.most-points`, `win.level`), wins the game, and with them their teammates (`mode.team.wins-together`).
 */
export const winByPoints = (play: Play): void => {
  const { state } = play;
  if (state.winners.length > 0) return;
  const shared = play.does.teamPoints === 'shared';
  const totals = state.players.map(p => ({ p, total: teamPoints(state, p.id, shared) }));
  const strictly = play.does.win === 'in a cleanup, strictly ahead';
  for (const { p, total } of totals) {
    if (total < state.victoryScore) continue;
    const level = totals.find(o => o.p.team !== p.team && o.total >= total);
    if (strictly && level !== undefined) continue;
    const winners = state.players.filter(o => o.team === p.team).map(o => o.id);
    change(play, s => {
      s.winners = winners;
      s.decision = null;
    });
    const names = winners.map(id => player(state, id).name).join(' and ');
    step(play, 'score.win', `${names} ${winners.length > 1 ? 'win' : 'wins'} the game with ${pointWord(total)}.`, {
      players: winners,
    });
    return;
  }
};
