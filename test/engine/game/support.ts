/** Small states for the tests of the engine's rooms: a board as it is written, and its objects by their names. */
import { type Act, perform } from '../../../engine/game/actions.ts';
import type { Play, RecordedPlay } from '../../../engine/game/play/play.ts';
import type { Ruleset } from '../../../engine/game/state/rulesets.ts';
import type { BattlefieldId, GameObject, Location, ObjectId, PlayerId } from '../../../engine/game/state/state.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import { cardsOf } from '../../../engine/scenario/names/cards.ts';
import { newGame, openingOf } from './random/game.ts';

export const ANA = 0 as PlayerId;
export const BEN = 1 as PlayerId;

/** In Ana's Main Phase. `cards` are blocks of the file, `board` the lines below its scenario's header. */
export const gameOf = (board: string, ruleset: Ruleset = '1.4', cards = ''): RecordedPlay => {
  const trees = parseFile(cards).blocks.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : []));
  const library = cardsOf(trees, () => undefined);
  const play = newGame(openingOf(`scenario "board"\n${board}`, ruleset, library));
  perform(play, ANA, { kind: 'turn', player: ANA, from: 'main', first: true } satisfies Act);
  return play;
};

export const objectCalled = (play: Play, name: string): GameObject => {
  const found = play.state.objects.find(o => o.name === name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
};

export const idOf = (play: Play, name: string): ObjectId => objectCalled(play, name).id;

/** The names of what lies in a zone of a player. */
export const namesIn = (play: Play, kind: GameObject['zone']['kind'], owner: PlayerId): readonly string[] =>
  play.state.objects.filter(o => o.zone.kind === kind && o.owner === owner).map(o => o.name);

/** A battlefield by its number in the order of the board, from 0. */
export const battlefieldAt = (n: number): Location => ({ kind: 'battlefield', at: n as BattlefieldId });

/** Whatever the function records, as the rule and the sentence of each step. */
export const stepsOf = (play: RecordedPlay, act: () => void): readonly (readonly [rule: string, text: string])[] => {
  const before = play.recorder.steps.length;
  act();
  return play.recorder.steps.slice(before).map(({ rule, text }) => [rule, text] as const);
};
