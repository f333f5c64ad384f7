/** What the console, a watch and a hover answer at a point: values of things, expectations, and what can be done. */
import { placeName } from '../../engine/game/play/query.ts';
import { openingsOf } from '../analysis/openings/openingsOf.ts';
import type { OpeningGroup, RefusedOpening } from '../protocol.ts';
import { CannotDo } from './errors.ts';
import { questionVariable, thingsIn, type Variable, variableCalled } from './variables.ts';
import type { ScenarioWalk } from './walk.ts';

/** Throws `CannotDo` where it is neither a value nor an expectation nor a question. */
export const answer = (walk: ScenarioWalk, at: number, text: string): Variable => {
  const asked = text.trim();
  if (asked === '') throw new CannotDo(EMPTY);
  if (asked.startsWith('?')) return openings(walk, at);
  const variable = variableCalled(walk.scene(at), asked) ?? awayFromBoard(walk, at, asked);
  if (variable !== undefined) return variable;
  const question = walk.ask(asked);
  const judged = walk.judge(question, at);
  if (judged.kind === 'unclear') throw new CannotDo(judged.message);
  if (judged.kind === 'answered') return questionVariable(judged.result);
  const rule = judged.concepts.flatMap(concept => walk.rules.numbersOf(concept, walk.run.edition)[0] ?? [])[0];
  const decided = judged.holds ? 'Yes' : 'No';
  const verdict = judged.waits ? 'Not decided' : decided;
  const by = rule === undefined || judged.message.includes(rule) ? '' : ` (CR ${rule})`;
  return { name: asked, value: `${verdict}: ${judged.message}${by}` };
};

const EMPTY =
  'Ask for a value ("Wall", "Wall\'s damage"), a question ("is Wall dead?"), an expectation ("Wall is dead"), or with ? for what can be done.';

/** A card that exists but is not on the board. */
const awayFromBoard = (walk: ScenarioWalk, at: number, asked: string): Variable | undefined => {
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
export const nameAround = (walk: ScenarioWalk, at: number, line: number, character: number): string | undefined => {
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

/** What may be done now, as lines of the language, player by player; then what somebody would try and may not do. */
const openings = (walk: ScenarioWalk, at: number): Variable => {
  if (!isSettled(walk, at))
    return { name: '?', value: 'The game goes on by itself here. Step over to where somebody acts.' };
  const { run, rules, cards, scene, state } = walk;
  const asked = { ruleset: run.ruleset, rules, cards };
  const { lines, players } = openingsOf(state(at), isBeforeTurn(walk, at) ? { ...asked, isBeforeTurn: true } : asked);
  const groups = players.flatMap(({ name, groups: own, refused }) => [
    ...own.map(each => group(`${name}: ${each.kind}`, each)),
    ...(refused.length === 0
      ? []
      : [{ name: `${name}: refused`, value: `${refused.length}`, inside: refused.map(refusal) }]),
  ]);
  const all = [...lines, ...players.flatMap(each => each.groups.flatMap(own => own.openings.map(({ line }) => line)))];
  const shown = all.slice(0, MOST_SHOWN).join('; ');
  const more = all.length > MOST_SHOWN ? ` and ${all.length - MOST_SHOWN} more` : '';
  const none = scene(at).waiting?.text ?? 'Nothing can be done here.';
  return { name: '?', value: all.length === 0 ? none : `${shown}${more}`, inside: groups };
};

/** In one line. */
const MOST_SHOWN = 12;

const group = (name: string, { openings: legal, cut, unlisted }: OpeningGroup): Variable => ({
  name,
  value: unlisted ?? (cut === 0 ? `${legal.length}` : `${legal.length}, and at most ${cut} more`),
  inside: legal.map(({ line }, index) => ({ name: `${index + 1}`, value: line })),
});

const refusal = ({ line, message, rule }: RefusedOpening): Variable => ({
  name: line,
  value: rule.number === undefined ? message : `${message} (CR ${rule.number})`,
});

/** The script's first line begins the turn. */
const isBeforeTurn = ({ path, point }: ScenarioWalk, at: number): boolean => {
  const [first] = path.lines;
  const { kind, line } = point(at);
  return first !== undefined && kind === 'line' && line <= first.line && /^turn\b/i.test(first.text);
};

/** Inside a line nobody acts. */
const isSettled = ({ point, path }: ScenarioWalk, at: number): boolean => {
  const { kind, line, stop } = point(at);
  return kind !== 'step' || path.lines.some(each => each.line === line && each.to === stop);
};
