/**
 * What somebody types to put units and gear on the board, as the lines that declare them. It is read by the language, and
 * where that does not read it, as *Combat…* does.
 */
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { quote } from '../../../engine/language/tokens/lexer.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { isUnitAttribute } from '../../../engine/language/words/words.ts';
import { type Cards, NO_CARDS } from '../../../engine/scenario/names/cards.ts';
import { orBetween } from '../../../engine/scenario/names/unknownCards.ts';
import { cardNames } from '../../../rules-db/cards.ts';
import type { SetUp } from '../../protocol.ts';
import { nameIn } from '../combat/mistakes.ts';
import { spelled, withoutQuoted } from '../combat/spelling.ts';
import { readUnit, unclearIn, unitLine } from '../combat/unit.ts';
import { isPlaced, type PlacedThing } from './lines.ts';
import { goesElsewhere, isPiece, type Objection } from './whereCardsGo.ts';

type Add = Extract<SetUp, { do: 'add' }>;

/** What is there already. */
interface BoardNames {
  readonly cards: Cards | undefined;
  readonly players: readonly string[];
  readonly objects: readonly string[];
}

export interface Pieces {
  /** Whose they are, by index. */
  readonly player: number;
  readonly lines: readonly string[];
}

/** Nothing is made up: a unit without Might that is no card is none, and the cards that may be meant are offered. */
export const piecesIn = (board: BoardNames, step: Add): Pieces | Objection => {
  const { typed, player } = ownerIn(board, step);
  const asked = { step: { ...step, player }, name: board.players[player] ?? '', cards: board.cards ?? NO_CARDS };
  const read = asCard(typed, asked) ?? asLine(typed) ?? asCombat(typed, asked);
  if ('why' in read) return read;
  const taken = new Set(board.objects.map(each => each.toLowerCase()));
  const lines = read.lines.map(line => {
    const own = withFreeName(line, taken);
    taken.add(placed(own)?.name.text.toLowerCase() ?? '');
    return own;
  });
  return { player, lines };
};

/** `Ben: Wall 3`: whose it is, said with it. */
const ownerIn = (
  { players }: BoardNames,
  { text, player }: Add,
): { readonly typed: string; readonly player: number } => {
  const [, quoted, bare, rest] = /^(?:"([^"]*)"|([^\s":]+))\s*:\s*(\S.*)$/.exec(text.trim()) ?? [];
  const owner = players.findIndex(name => name.toLowerCase() === (quoted ?? bare)?.toLowerCase());
  return owner < 0 || rest === undefined ? { typed: text.trim(), player } : { typed: rest, player: owner };
};

interface Lines {
  readonly lines: readonly string[];
}

interface Asked {
  readonly step: Add;
  /** Of the player whose it is. */
  readonly name: string;
  readonly cards: Cards;
}

/** The whole is the name of a card. `gear` may be said before it. */
const asCard = (typed: string, { step: { player }, name, cards }: Asked): Lines | Objection | undefined => {
  const bare = typed.replace(/^gear\s+/i, '').replace(/^"(.*)"$/, '$1');
  const print = cards.print(bare);
  if (print === null) return undefined;
  if (!isPiece(print)) return goesElsewhere(print, { player, name });
  return { lines: [`${print.type === 'gear' ? 'gear ' : ''}${quote(print.name)}`] };
};

/** As the language has it, with Might or a card. */
const asLine = (typed: string): Lines | undefined => {
  const s = placed(typed);
  if (s === undefined) return undefined;
  const isWhole = s.kind === 'gear' || s.card !== undefined || s.attributes.some(({ kind }) => kind === 'might');
  return isWhole ? { lines: [typed] } : undefined;
};

/** The only statement of a line below a base; undefined where something of it is not understood. */
const placed = (line: string): PlacedThing | undefined => {
  const tree = parseBlock(`${BEFORE}${line}`);
  if (tree.kind !== 'scenario' || tree.problems.length > 0) return undefined;
  const [, s, more] = tree.statements;
  return isPlaced(s) && more === undefined ? s : undefined;
};

const BEFORE = 'scenario "x"\n  base Ana\n    ';

const asCombat = (typed: string, asked: Asked): Lines | Objection => {
  const { cards } = asked;
  const { text } = spelled(typed, cards);
  const unclear = unclearIn(text);
  if (unclear !== undefined) return { why: unclear.message, offers: [] };
  const lines: string[] = [];
  for (const piece of unitsIn(text, cards)) {
    const read = readUnit(piece, cards);
    if (typeof read === 'string') return { why: read, offers: [] };
    if (read === null) return lacking(text, piece, asked);
    const { times, name } = read;
    // Of a unit without a name only the Might is told; several of a line are numbered by the language.
    lines.push(
      times === undefined
        ? unitLine(read, name ?? 'Unit1', '').line
        : unitLine(read, name ?? 'Unit', `${times}x `).line,
    );
  }
  return { lines };
};

/** With commas between them; what begins with a keyword or a state goes on with the unit before it, as in the language. */
const unitsIn = (text: string, cards: Cards): readonly string[] => {
  const bare = withoutQuoted(text);
  const pieces: string[] = [];
  let from = 0;
  for (let i = 0; i <= text.length; i++) {
    if (i < text.length && bare[i] !== ',') continue;
    const piece = text.slice(from, i).trim();
    from = i + 1;
    const before = pieces.at(-1);
    if (before !== undefined && goesOn(piece, before, cards)) pieces[pieces.length - 1] = `${before} ${piece}`;
    else if (piece !== '' || i === text.length) pieces.push(piece);
  }
  return pieces;
};

const goesOn = (piece: string, before: string, cards: Cards): boolean => {
  if (piece === '') return true;
  const gear = cards.print(piece.replaceAll('"', ''))?.type === 'gear';
  return gear
    ? /\battached\b/i.test(withoutQuoted(before))
    : isUnitAttribute(/^[\p{L}-]+/u.exec(piece)?.[0].toLowerCase() ?? '');
};

/** Neither Might nor the name of a card that can lie there. `text`: all that was typed. */
const lacking = (text: string, piece: string, { step, name, cards }: Asked): Objection => {
  const called = nameIn(piece);
  const print = cards.print(called);
  if (print !== null && !isPiece(print)) return goesElsewhere(print, { player: step.player, name });
  const offer = (label: string, instead: string) => ({
    label,
    step: { ...step, text: text.replace(piece, () => instead) },
  });
  const near = called === '' ? [] : cards.near(called, isPiece);
  const [, own = '', might, rest = ''] = /^(\p{L}[^\d"]*?)\s*(\d+)(?=\s|$)(.*)$/u.exec(piece) ?? [];
  const offers = [
    // `Wall3`, `Old Wall 3`
    ...(might === undefined ? [] : [offer(`${own}, Might ${might}`, `${quoteIfNeeded(own)} ${might}${rest}`)]),
    ...near.map(card =>
      offer(
        card,
        piece.replace(called, () => quote(card)),
      ),
    ),
  ];
  const whole = might === undefined ? `${quoteIfNeeded(called)} 3` : `${quoteIfNeeded(own)} ${might}${rest}`;
  const example = `as in “${called === '' ? '3 tank' : whole}”`;
  const why =
    near.length === 0
      ? `${called === '' ? 'This' : quote(called)} has no Might, and is no card: type the Might as well, ${example}.`
      : `No card is called ${quote(called)}; did you mean ${orBetween(near)}? A unit of your own has its Might typed as well, ${example}.`;
  return { why, offers };
};

/** What a line declares, under a name that nothing has yet; several of a line go on counting by themselves. */
const withFreeName = (line: string, taken: ReadonlySet<string>): string => {
  const s = placed(line);
  if (s === undefined || s.count > 1) return line;
  const { text, span, quoted } = s.name;
  const free = freeName(text, taken);
  if (free === text) return line;
  const start = span.start - BEFORE.length;
  const isCard = quoted && s.card === undefined && !s.attributes.some(({ kind }) => kind === 'might');
  const own = isCard ? `${quoteIfNeeded(free)} = ${quote(text)}` : quoteIfNeeded(free);
  return `${line.slice(0, start)}${own}${line.slice(start + span.end - span.start)}`;
};

/** `Wall`, then `Wall2`; `Stalwart Poro`, then `Stalwart Poro 2`; `Unit1`, then `Unit2`. */
const freeName = (name: string, taken: ReadonlySet<string>): string => {
  if (!taken.has(name.toLowerCase())) return name;
  const [, numbered, number] = /^(.*\D)(\d{1,3})$/.exec(name) ?? [];
  const begins = numbered ?? `${name}${name.includes(' ') ? ' ' : ''}`;
  for (let n = Number(number ?? 1) + 1; ; n++) if (!taken.has(`${begins}${n}`.toLowerCase())) return `${begins}${n}`;
};

/** The names of the library's cards that go on from what is typed: from their beginning first, then from any word. */
export const cardsCalled = (typed: string): readonly string[] => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return [];
  const all = cardNames();
  const begin = all.filter(name => name.toLowerCase().startsWith(wanted));
  const within = all.filter(name => name.toLowerCase().includes(` ${wanted}`));
  return [...new Set([...begin, ...within])].slice(0, MOST);
};

const MOST = 20;
