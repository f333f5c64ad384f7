/** What statements look like, to be filled in: offered where a line begins, and where such a line can appear. */
import { isOnBoard } from '../../../engine/game/play/query.ts';
import type { PlayerId } from '../../../engine/game/state/state.ts';
import type { LinePlace } from '../../../engine/language/mistakes/unknown.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { type Offer, wordOffer } from './item.ts';
import { type CursorPlace, declaredNames } from './names.ts';
import data from './snippets.json' with { type: 'json' };

interface Snippet {
  readonly label: string;
  /** The word that it stands for: it is offered where that is. */
  readonly word?: string;
  /** The parts of a scenario in which it can appear. */
  readonly parts?: readonly string[];
  readonly detail: string;
  /** Lines in the protocol's snippet syntax; `<player>` and the other roles are filled in with the scenario's names. */
  readonly body: readonly string[];
}
const SNIPPETS: readonly Snippet[] = data;

/** A word that begins a statement; those of a set form come whole. */
export const statementOffer = (word: string, order: number): Offer => {
  if (word === 'all') return wordOffer('all pass', order);
  const snippet = SNIPPETS.find(each => each.word === word);
  return snippet === undefined ? wordOffer(word, order) : { ...snippetOffer(snippet, order), insert: snippet.label };
};

/**
 * Whole statements for a line in this part of a scenario, with the names of its players, units and battlefields. What
 * needs a player who is not there is left out. Only for clients that fill in snippets.
 */
export const statementSnippets = (place: CursorPlace, part: LinePlace, order: number): readonly Offer[] => {
  const names = namesOf(place);
  return SNIPPETS.flatMap((snippet, index) => {
    if (snippet.parts?.includes(part) !== true) return [];
    const body = snippet.body.map(line => withNames(line, names));
    return body.some(line => line === undefined)
      ? []
      : [snippetOffer({ ...snippet, body: body.flatMap(line => line ?? []) }, order + index)];
  });
};

const snippetOffer = ({ label, detail, body }: Snippet, order: number): Offer => ({
  label,
  kind: 'snippet',
  rank: 'plain',
  order,
  detail,
  snippet: body.join('\n'),
});

type Role = 'player' | 'opponent' | 'unit' | 'opposing unit' | 'battlefield';
type Names = Readonly<Record<Role, string | undefined>>;

/** None where a role of the line has no name. */
const withNames = (line: string, names: Names): string | undefined => {
  const roles = [...line.matchAll(ROLE)].map(([, role]) => role);
  if (roles.some(role => names[role as Role] === undefined)) return undefined;
  return line.replace(ROLE, (_, role: Role) => inSnippet(quoteIfNeeded(names[role] ?? '')));
};
const ROLE = /<(player|opponent|unit|opposing unit|battlefield)>/g;

/** What the syntax of snippets would read in a placeholder as its own. */
const inSnippet = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

/** The player whose turn it is, an opponent, and what is theirs; a unit or battlefield still to be written gets a usual name. */
const namesOf = (place: CursorPlace): Names => {
  const { state, tree } = place;
  const players = declaredNames(tree, 'player');
  const idOf = (name: string | undefined): PlayerId | undefined =>
    name === undefined ? undefined : state?.players.find(each => each.name === name)?.id;
  const player = players.find(name => state !== undefined && idOf(name) === state.turnPlayer) ?? players[0];
  const opponent = players.find(name => name !== player);
  const unitOf = (name: string | undefined): string | undefined =>
    state?.objects.find(each => isOnBoard(each) && each.print.type === 'unit' && each.controller === idOf(name))?.name;
  const battlefield = state === undefined ? declaredNames(tree, 'place')[0] : state.battlefields[0]?.name;
  return {
    player,
    opponent,
    unit: unitOf(player) ?? 'Raider',
    'opposing unit': unitOf(opponent) ?? 'Wall',
    battlefield: battlefield ?? 'Old Quarry',
  };
};
