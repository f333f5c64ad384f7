/** What the lines above say about the names in a wording: who owns it, where it is, who plays against whom. */
import type { Name } from '../../syntax.ts';
import { quote } from '../../tokens/lexer.ts';
import { quoteIfNeeded } from '../../tokens/names.ts';
import { amountIn, isNumber } from './attributes.ts';
import { type LineDraft, made, nameIn, writtenOut } from './draft.ts';
import { isNamed, type KnownNames, type KnownUnit, unitOf, written } from './known.ts';

/** What fills the slots of a wording, by the slot's name. */
export type Filled = ReadonlyMap<string, LineDraft>;

/** What may stand in a slot, each for a line of its own; empty where the lines above say nothing. */
type MadeFrom = (filled: Filled, known: KnownNames) => readonly LineDraft[];

export const MADE_FROM: Readonly<Record<string, MadeFrom>> = {
  OWNER: (filled, known) => named(firstUnit(filled, known)?.player),
  ACTIVE: (_, { active }) => named(active),
  OPPONENT: (filled, known) => {
    const owner = firstUnit(filled, known)?.player;
    return owner === undefined ? [] : onlyOther(known, owner.text);
  },
  /** The one player besides the one whom the line names. */
  ANOTHER: (filled, known) => {
    const player = playerIn(filled);
    return player === undefined ? [] : onlyOther(known, player);
  },
  /** All players, in one line. */
  EVERYONE: (_, { players }) => oneLine(players),
  /** All units that are laid out, in one line. */
  ALLUNITS: (_, { units }) => listed(units.flatMap(({ name, called }) => called.map(each => copyOf(name, each)))),
  /** The two units that are meant by “both”, in one line: of those that there are, else of those that fight. */
  BOTH: (_, { units, reached, moved }) => {
    const fighting = units.filter(
      ({ name, at }) =>
        moved.some(each => isNamed(name, each.text)) ||
        (at !== undefined && reached !== undefined && isNamed(at, reached.text)),
    );
    const two = [units, fighting].find(({ length }) => length === 2);
    return two === undefined ? [] : oneLine(two.map(({ name }) => name));
  },
  /** Each player, in a line of their own. */
  SOMEONE: (_, { players }) => players.flatMap(named),
  /** Each unit, in a line of its own. */
  ANYUNIT: (_, { units }) => units.flatMap(({ name, called }) => (called.length === 1 ? named(name) : [])),
  /** Each battlefield, in a line of its own. */
  BATTLEFIELDS: (_, { battlefields }) => battlefields.flatMap(named),
  /** The battlefield to which units were moved last. */
  REACHED: (_, { reached }) => named(reached),
  /** The player's units there, in one line; where the line names no player, those of whose turn it is not. */
  BLOCKERS: (filled, { units, reached, active }) => {
    const player = playerIn(filled);
    if (reached === undefined) return [];
    const isDefending = (owner: Name): boolean =>
      player === undefined ? active !== undefined && !isNamed(owner, active.text) : isNamed(owner, player);
    const there = units.filter(({ at, player: owner }) => at && isNamed(at, reached.text) && isDefending(owner));
    return oneLine(there.map(({ name }) => name));
  },
  /** What the rest of the line says, as a title. */
  TITLED: filled => {
    const rest = filled.get('LINE') ?? [];
    return rest.length === 0 ? [] : [[made(quote(writtenOut(rest).text.replaceAll('"', '')))]];
  },
  /** The line that closes a branch, where one is open. */
  CLOSED: (_, { openBranches }) => (openBranches > 0 ? [[made('back')]] : []),
  /** Whose unit a line below a battlefield lays out: its controller's. */
  HOLDER: (_, known) => named(holderIn(known)),
  /** Whose unit a line below a battlefield may lay out that nobody controls. */
  HOLDERS: (_, known) => (known.isAtBattlefield && holderIn(known) === undefined ? known.players.flatMap(named) : []),
  /** A name for a unit without one. */
  UNNAMED: (_, { units }) => {
    const taken = new Set(units.flatMap(({ called }) => called));
    let number = 1;
    while (taken.has(unnamed(number).toLowerCase())) number++;
    return [[made(unnamed(number))]];
  },
  /** The player's legend. */
  LEGEND: (filled, { legends }) => named(legends.get((playerIn(filled) ?? '').toLowerCase())),
  /** Each card of the player's hand that is told, and each that lies facedown. */
  PLAYABLE: (filled, { playable }) =>
    (playable.get((playerIn(filled) ?? '').toLowerCase()) ?? []).map(card => [made(card)]),
  /** The same, of those that counter something: which do, only who knows the cards can say. */
  COUNTERING: (filled, { playable }) =>
    (playable.get((playerIn(filled) ?? '').toLowerCase()) ?? []).map(card => [
      { ...made(card), counters: nameIn(made(card.replace(/ from facedown$/, ''))) },
    ]),
  /** Each player, with each card that the player may have to play. */
  ANYPLAY: (_, { players, playable }) =>
    players.flatMap(player =>
      (playable.get(player.text.toLowerCase()) ?? []).map(card => [made(written(player)), made('play'), made(card)]),
    ),
  /** The points that a player begins with and those that are gained, where both are told. */
  TOTAL: (filled, { points }) => {
    const [gained] = filled.get('NUMBER') ?? [];
    const before = points.get((playerIn(filled) ?? '').toLowerCase()) ?? 0;
    const more = gained === undefined ? 1 : amountIn(gained);
    return [[made(`${before + more}`)]];
  },
  /** The card played last, until everyone has passed. */
  PLAYED: (_, { played }) => named(played),
  TARGET: (filled, known) => onlyOne(targets(filled, known)),
  /** Each battlefield that can be attacked. */
  TARGETS: (filled, known) => targets(filled, known),
  /** The count of a line as the Might that it may be. */
  MEASURED: filled => {
    const [count] = filled.get('COUNT') ?? [];
    return count === undefined ? [] : [[made('might'), { ...count, text: count.text.replace(/x$/, '') }]];
  },
  WHERE: (filled, known) => {
    const [piece] = filled.get('UNIT2') ?? [];
    const unit = piece && unitOf(known, nameIn(piece));
    if (unit === undefined) return [];
    return unit.at === undefined ? [[made('base'), made('of'), made(written(unit.player))]] : named(unit.at);
  },
  ATTACKER: (filled, known) => onlyOne(atHome(filled, known).flatMap(({ name }) => named(name))),
  /** All units at the player's base, in one line. */
  GATHERED: (filled, known) =>
    listed(atHome(filled, known).flatMap(({ name, called }) => called.map(each => copyOf(name, each)))),
  /** Each unit at the player's base. */
  ATTACKERS: (filled, known) =>
    atHome(filled, known).flatMap(({ name, called }) => (called.length === 1 ? named(name) : [])),
};

const unnamed = (number: number): string => `Unit${number}`;
const holderIn = ({ battlefields, controllers, isAtBattlefield }: KnownNames): Name | undefined =>
  isAtBattlefield ? controllers.get(battlefields.at(-1)?.text.toLowerCase() ?? '') : undefined;
const named = (name: KnownNames['active']): readonly LineDraft[] => (name === undefined ? [] : [[made(written(name))]]);
/** Several names with commas between. */
const oneLine = (names: readonly Name[]): readonly LineDraft[] => listed(names.map(written));
const listed = (names: readonly string[]): readonly LineDraft[] =>
  names.length === 0 ? [] : [names.flatMap((name, i) => [...(i === 0 ? [] : [made(',')]), made(name)])];
/** One of the units that a line lays out: Recruit2 of four Recruits. */
const copyOf = (name: Name, called: string): string =>
  called.length === name.text.length ? written(name) : quoteIfNeeded(`${name.text}${called.slice(name.text.length)}`);
const onlyOne = <A>(all: readonly A[]): readonly A[] => (all.length === 1 ? all : []);
/** The player besides the one of that name; empty where there are several. */
const onlyOther = ({ players }: KnownNames, name: string): readonly LineDraft[] =>
  onlyOne(players.filter(player => !isNamed(player, name)).flatMap(named));
const playerIn = (filled: Filled): string | undefined => {
  const [piece] = filled.get('PLAYER') ?? [];
  return piece && nameIn(piece);
};

/** Those of the player whom the line names, else of the one whose turn it is. */
const atHome = (filled: Filled, { units, active }: KnownNames): readonly KnownUnit[] => {
  const player = playerIn(filled) ?? active?.text;
  return units.filter(unit => unit.at === undefined && player !== undefined && isNamed(unit.player, player));
};

const firstUnit = (filled: Filled, known: KnownNames) => {
  for (const slot of ['UNITS', 'UNIT', 'SHARES', 'AMOUNTS', 'BARESHARES', 'GOTTEN']) {
    const piece = filled.get(slot)?.find(each => !isNumber(each) && unitOf(known, nameIn(each)) !== undefined);
    if (piece !== undefined) return unitOf(known, nameIn(piece));
  }
  return undefined;
};

const targets = (filled: Filled, known: KnownNames): readonly LineDraft[] => {
  const player = playerIn(filled) ?? firstUnit(filled, known)?.player.text ?? known.active?.text;
  return player === undefined ? [] : againstWhom(known, player).flatMap(named);
};

/** Where others than this player have units; without any, what others control. */
const againstWhom = ({ battlefields, units: all, controllers }: KnownNames, player: string) => {
  const defended = battlefields.filter(field =>
    all.some(({ player: owner, at }) => at !== undefined && isNamed(at, field.text) && !isNamed(owner, player)),
  );
  if (defended.length > 0) return defended;
  return battlefields.filter(field => {
    const controller = controllers.get(field.text.toLowerCase());
    return controller !== undefined && !isNamed(controller, player);
  });
};
