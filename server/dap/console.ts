/** What the console, a watch and a hover answer at a point: values of things, expectations, and what can be done. */
import { isLegal } from '../../engine/game/actions.ts';
import { onBoard, placeName } from '../../engine/game/play/query.ts';
import type { PlayerId, State } from '../../engine/game/state/state.ts';
import { legalDestinations } from '../../engine/game/turn/move.ts';
import { quoteIfNeeded } from '../../engine/language/tokens/names.ts';
import { CannotDo } from './errors.ts';
import { thingsIn, type Variable, variableCalled } from './variables.ts';
import type { Walk } from './walk.ts';

/** Throws `CannotDo` where it is neither a value nor an expectation. */
export const answer = (walk: Walk, at: number, text: string): Variable => {
  const asked = text.trim();
  if (asked === '') throw new CannotDo(EMPTY);
  if (asked.startsWith('?')) return openings(walk, at);
  const variable = variableCalled(walk.scene(at), asked) ?? awayFromBoard(walk, at, asked);
  if (variable !== undefined) return variable;
  const question = walk.ask(asked);
  const told = walk.judge(question, at);
  if (told.kind === 'unclear') throw new CannotDo(told.message);
  const rule = told.concepts.flatMap(concept => walk.rules.numbersOf(concept, walk.run.edition)[0] ?? [])[0];
  const verdict = told.waits ? 'Not decided' : told.holds ? 'Yes' : 'No';
  const by = rule === undefined || told.message.includes(rule) ? '' : ` (CR ${rule})`;
  return { name: asked, value: `${verdict}: ${told.message}${by}` };
};

const EMPTY =
  'Ask for a value ("Wall", "Wall\'s damage"), an expectation ("Wall is dead"), or with ? for what can be done.';

/** A card that is known and lies elsewhere. */
const awayFromBoard = (walk: Walk, at: number, asked: string): Variable | undefined => {
  const state = walk.state(at);
  const said = asked.toLowerCase().replaceAll('"', '');
  const object = state.objects.find(
    ({ name }) => said === name.toLowerCase() || said.startsWith(`${name.toLowerCase()}'s `),
  );
  return object === undefined
    ? undefined
    : { name: object.name, value: `not on the board: ${placeName(state, object.zone, object.owner)}` };
};

/** Of a hover: the longest name that covers the place, as names may be of several words; else the word itself. */
export const nameAround = (walk: Walk, at: number, line: number, character: number): string | undefined => {
  const { lines, text } = walk;
  const from = lines.offsetAt({ line, character: 0 });
  const written = text.slice(from, lines.lineEnd(line)).toLowerCase();
  return thingsIn(walk.scene(at))
    .map(({ name }) => name)
    .filter(name => covers(written, name.toLowerCase(), character))
    .sort((a, b) => b.length - a.length)[0];
};

const covers = (line: string, name: string, character: number): boolean => {
  for (let start = line.indexOf(name); start >= 0; start = line.indexOf(name, start + 1))
    if (start <= character && character < start + name.length) return true;
  return false;
};

/** What whoever may act now can do, as lines of the language. */
const openings = (walk: Walk, at: number): Variable => {
  const state = walk.state(at);
  if (!isSettled(walk, at))
    return { name: '?', value: 'The game goes on by itself here. Step over to where somebody acts.' };
  const { waiting } = walk.scene(at);
  const lines = waiting === null ? state.players.flatMap(({ id }) => actsOf(state, id)) : [];
  const shown = lines.slice(0, MOST_SHOWN);
  const more = lines.length > shown.length ? ` and ${lines.length - shown.length} more` : '';
  const none = waiting?.text ?? 'Nobody can move a unit or pass here.';
  return {
    name: '?',
    value: lines.length === 0 ? none : `${shown.join('; ')}${more}`,
    inside: shown.map((line, index) => ({ name: `${index + 1}`, value: line })),
  };
};

const MOST_SHOWN = 40;

/** Inside a line nobody acts. */
const isSettled = ({ point, path }: Walk, at: number): boolean => {
  const { kind, line, stop } = point(at);
  return kind !== 'step' || path.lines.some(each => each.line === line && each.to === stop);
};

const actsOf = (state: State, who: PlayerId): readonly string[] => {
  const name = quoteIfNeeded(state.players.find(({ id }) => id === who)?.name ?? '');
  const moves = state.objects
    .filter(unit => onBoard(unit) && unit.controller === who)
    .flatMap(unit =>
      legalDestinations(state, who, [unit.id]).map(
        place =>
          `${name} moves ${quoteIfNeeded(unit.name)} to ${place.kind === 'base' ? 'base' : quoteIfNeeded(placeName(state, place))}`,
      ),
    );
  const passes = isLegal(state, who, { kind: 'pass' }) ? [`${name} passes`] : [];
  const ends = isLegal(state, who, { kind: 'end-turn' }) ? [`${name} ends turn`] : [];
  return [...moves, ...passes, ...ends];
};
