/** What can be changed of a board in place. */
import { onBoard } from '../../../engine/game/play/query.ts';
import type { GameObject, State } from '../../../engine/game/state/state.ts';
import { KEYWORDS } from '../../../engine/language/words/keywords.ts';
import type { Layout } from '../../protocol.ts';

export const layoutOf = (state: State): Layout => ({
  players: state.players.map(({ name, points, pool, xp }) => ({ name, points, energy: pool?.energy ?? 0, xp })),
  battlefields: state.battlefields.map(({ name, controller }) => ({ name, controller })),
  pieces: state.objects.filter(o => onBoard(o) && (o.type === 'unit' || o.type === 'gear')).map(pieceOf),
  words: [...STATES, ...KEYWORDS.map(({ name }) => name).filter(name => !STATES.includes(name))],
});

/** What units are said to be, apart from their keywords. */
const STATES: readonly string[] = ['exhausted', 'stunned', 'buffed', 'empowered', 'immune', 'token'];

const pieceOf = (o: GameObject): Layout['pieces'][number] => ({
  object: o.id,
  name: o.name,
  might: o.type === 'unit' ? o.might : null,
  damage: o.damage,
  words: [
    ...(o.exhausted ? ['exhausted'] : []),
    ...(o.stunned ? ['stunned'] : []),
    ...(o.buffed ? ['buffed'] : []),
    ...(o.empowered ? ['empowered'] : []),
    ...(o.immune ? ['immune'] : []),
    ...(o.token ? ['token'] : []),
    ...o.keywords.map(({ name }) => name),
  ],
});
