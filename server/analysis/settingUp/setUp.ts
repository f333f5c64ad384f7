/** A board set up by hand: each step as an edit of the scenario's text. */

import { player } from '../../../engine/game/play/query.ts';
import type { ScenarioBlock, Statement } from '../../../engine/language/syntax.ts';
import { quoteIfNeeded } from '../../../engine/language/tokens/names.ts';
import { isScript } from '../../../engine/scenario/script/branches.ts';
import type { OpeningPlace, SetUp, SetUpResult } from '../../protocol.ts';
import { declarationOf } from '../declarations.ts';
import type { Analysis } from '../document/analysis.ts';
import { positionAt } from '../openings.ts';
import { branchLeft, branchOpened } from './branches.ts';
import { wordsOf } from './layout.ts';
import {
  added,
  type BlockEdit,
  behind,
  below,
  indentOf,
  isPlaced,
  nth,
  type PlacedThing,
  removed,
  withNumber,
  without,
} from './lines.ts';
import { cardsRead, placeOrPlayer } from './namesRead.ts';
import { objectionTo } from './objections.ts';
import { piecesIn } from './pieces.ts';
import { cardAdded, cardRemoved, domainChanged, withCount } from './players.ts';
import type { Objection } from './whereCardsGo.ts';

interface BoardSource {
  readonly analysis: Analysis;
  readonly block: ScenarioBlock;
  /** In turn order. */
  readonly players: readonly string[];
  readonly objects: readonly string[];
  /** What an object is said to be and have. */
  readonly words: (object: number) => readonly string[];
}

/** Null where there is no scenario at the line. For a step that cannot be written into the text, the reason instead. */
export const setUpAt = (analysis: Analysis, line: number, step: SetUp): SetUpResult | null => {
  const position = positionAt(analysis, { line });
  if (position === null) return null;
  const { block, state } = position;
  const board: BoardSource = {
    analysis,
    block,
    players: state.players.map(({ id }) => player(state, id).name),
    objects: state.objects.map(({ name }) => name),
    words: object => state.objects.filter(({ id }) => id === object).flatMap(wordsOf),
  };
  const found = doneTo(board, line, step);
  if (typeof found === 'string') return { why: found, edits: [] };
  if ('why' in found) return { ...found, edits: [] };
  const { changes, line: goesOn } = found;
  const objection = objectionTo(analysis, block, changes, step);
  if (objection !== undefined) return { ...objection, edits: [] };
  return {
    ...(goesOn === undefined ? {} : { line: block.line + goesOn }),
    edits: changes.map(({ start, end, text }) => ({
      range: {
        start: analysis.lines.positionAt(block.offset + start),
        end: analysis.lines.positionAt(block.offset + end),
      },
      newText: text,
    })),
  };
};

interface Done {
  readonly changes: readonly BlockEdit[];
  /** Of the block, where it goes on. */
  readonly line?: number;
}

/** What a step does to the text at a line of the document, or why it cannot be done. */
const doneTo = (board: BoardSource, line: number, step: SetUp): Done | Objection | string => {
  if (step.do === 'whatIf') return branchOpened(board.block, line, step.name);
  if (step.do === 'back') return branchLeft(board.block, line);
  const changes = changesFor(board, step);
  return typeof changes === 'string' || 'why' in changes ? changes : { changes };
};

const changesFor = (
  board: BoardSource,
  step: Exclude<SetUp, { do: 'whatIf' | 'back' }>,
): readonly BlockEdit[] | Objection | string => {
  const { block, players } = board;
  const { cards } = board.analysis.context;
  switch (step.do) {
    case 'player':
    case 'battlefield': {
      const named = placeOrPlayer(step, cards, players);
      return typeof named === 'string' ? newLine(block, step.do, `${step.do} ${named}`) : named;
    }
    case 'add': {
      const read = piecesIn({ cards, players, objects: board.objects }, step);
      return 'why' in read
        ? read
        : toPlace(
            board,
            step.to,
            read.lines.map(text => ({ owner: read.player, text })),
          );
    }
    case 'move':
      return piecesMoved(board, step);
    case 'remove':
      return onPiece(board, step.object, s => [without(block, s)]);
    case 'number':
      return onPiece(board, step.object, s => {
        if (step.what === 'count') return counting(block, s, step.value);
        const said = s.attributes.find(each => each.kind === step.what);
        return [withNumber(s, said, step.what, step.value)];
      });
    case 'word':
      return onPiece(board, step.object, s => {
        const said = s.attributes.find(
          each =>
            (each.kind === 'flag' && each.flag === step.word) ||
            (each.kind === 'keyword' && each.keyword.word.text === step.word),
        );
        if (said === undefined)
          return board.words(step.object).includes(step.word)
            ? `${board.objects[step.object] ?? 'It'} has ${step.word} from its card.`
            : [added(s, step.word)];
        return [removed(block, said.span)];
      });
    case 'count':
      return onPlayer(board, step.player, s => [withCount(s, step)]);
    case 'addCard': {
      const card = cardsRead(step, cards, players);
      return typeof card === 'string' ? onPlayer(board, step.player, s => [cardAdded(s, step.to, card)]) : card;
    }
    case 'removeCard':
      return onPlayer(board, step.player, s => {
        const change = cardRemoved(block, s, step);
        return change === undefined ? NO_LINE : [change];
      });
    case 'domain':
      return onPlayer(board, step.player, s => domainChanged(block, s, step));
    case 'control': {
      const s = nth(block, 'battlefield', step.battlefield);
      if (s === undefined) return NO_LINE;
      const said = s.attributes.find(({ kind }) => kind === 'controlled');
      const name = step.player === null ? undefined : board.players[step.player];
      const words = name === undefined ? '' : `controlled by ${quoteIfNeeded(name)}`;
      if (said === undefined) return words === '' ? [] : [added(s, words)];
      return words === '' ? [removed(block, said.span)] : [{ ...said.span, text: words }];
    }
  }
};

const isOfBoard = (s: Statement): boolean => !isScript(s) && s.kind !== 'what-if' && s.kind !== 'back';

const NO_LINE = 'No line of the scenario declares that.';

/** Below the last line of its kind; else below the board's last line. */
const newLine = (block: ScenarioBlock, kind: 'player' | 'battlefield', line: string): readonly BlockEdit[] | string => {
  const { statements } = block.tree;
  const last = statements.findLast(s => s.kind === kind);
  const under = last === undefined ? undefined : (below(block, last).at(-1) ?? last);
  const above = under ?? statements.findLast(isOfBoard);
  if (above === undefined) return [{ start: titleEnd(block), end: titleEnd(block), text: `\n  ${line}` }];
  return [behind(block, above, `${indentOf(block, last ?? statements[0] ?? above)}${line}`)];
};

const titleEnd = ({ text }: ScenarioBlock): number => {
  const end = text.indexOf('\n');
  return end < 0 ? text.length : end;
};

const onPiece = (
  board: BoardSource,
  object: number,
  change: (s: PlacedThing) => readonly BlockEdit[] | string,
): readonly BlockEdit[] | string => {
  const found = lineOfPiece(board, object);
  return found === undefined ? NO_LINE : change(found);
};

const lineOfPiece = ({ block, objects }: BoardSource, object: number): PlacedThing | undefined => {
  const found = declarationOf(block.tree, 'unit', objects[object] ?? '')?.statement;
  return isPlaced(found) ? found : undefined;
};

/** All that a line declares goes together; what is there already stays where it is. */
const piecesMoved = (
  board: BoardSource,
  { objects, to }: Extract<SetUp, { do: 'move' }>,
): readonly BlockEdit[] | string => {
  const { block, players } = board;
  const lines = objects.map(object => lineOfPiece(board, object));
  if (lines.includes(undefined)) return NO_LINE;
  const there = placeNamed(board, to);
  const here = there === undefined ? [] : below(block, there);
  const moving = [...new Set(lines)].filter(s => s !== undefined).filter(s => !here.includes(s));
  if (moving.length === 0) return [];
  const pieces = moving.map(s => {
    const owner = ownerOf(block, s).toLowerCase();
    return { owner: players.findIndex(name => name.toLowerCase() === owner), text: textOf(block, s) };
  });
  const moved = toPlace(board, to, pieces);
  return typeof moved === 'string' ? moved : [...moving.map(s => without(block, s)), ...moved];
};

/** `4x Recruit`: what is changed of one is changed of all that its line declares. */
const counting = ({ text }: ScenarioBlock, s: PlacedThing, count: number): readonly BlockEdit[] | string => {
  if (s.kind !== 'unit') return 'Only units are declared several by one line.';
  if (count === 0) return 'A line declares at least one: remove it instead.';
  const start = s.player === undefined ? s.span.start : text.indexOf(':', s.player.span.end) + 1;
  const words = text.slice(start, s.name.span.start);
  return [
    { start, end: s.name.span.start, text: `${/^\s*/.exec(words)?.[0] ?? ''}${count === 1 ? '' : `${count}x `}` },
  ];
};

const onPlayer = (
  { block }: BoardSource,
  at: number,
  change: (s: Extract<Statement, { kind: 'player' }>) => readonly BlockEdit[] | string,
): readonly BlockEdit[] | string => {
  const s = nth(block, 'player', at);
  return s === undefined ? NO_LINE : change(s);
};

/** The line of a piece without the player before it. */
const textOf = ({ text }: ScenarioBlock, s: PlacedThing): string => {
  const said = text.slice(s.span.start, s.span.end).trimEnd();
  return s.player === undefined ? said : said.slice(s.player.span.end - s.span.start).replace(/^\s*:\s*/, '');
};

const ownerOf = (block: ScenarioBlock, s: PlacedThing): string => {
  if (s.player !== undefined) return s.player.text;
  const place = placeOf(block, s);
  return place?.kind === 'base' ? place.player.text : '';
};

/** The battlefield or base that a piece is below. */
const placeOf = ({ tree }: ScenarioBlock, s: PlacedThing): Statement | undefined =>
  tree.statements.slice(0, tree.statements.indexOf(s)).findLast(each => !isPlaced(each));

/** The statement that opens a place; undefined for a base that the scenario does not mention. */
const placeNamed = ({ block, players }: BoardSource, to: OpeningPlace): Statement | undefined =>
  to.kind === 'battlefield'
    ? nth(block, 'battlefield', to.at)
    : block.tree.statements.find(
        s => s.kind === 'base' && s.player.text.toLowerCase() === players[to.player]?.toLowerCase(),
      );

/** A line each. `owner`: the player's index. */
const toPlace = (
  board: BoardSource,
  to: OpeningPlace,
  pieces: readonly { readonly owner: number; readonly text: string }[],
): readonly BlockEdit[] | string => {
  const { block, players } = board;
  if (pieces.some(({ owner }) => players[owner] === undefined)) return NO_LINE;
  const place = placeNamed(board, to);
  const written = ({ owner, text }: (typeof pieces)[number]): string =>
    to.kind === 'base' && to.player === owner ? text : `${quoteIfNeeded(players[owner] ?? '')}: ${text}`;
  const said = (indent: string): string => pieces.map(each => `${indent}${written(each)}`).join('\n');
  if (place !== undefined) {
    const here = below(block, place);
    const last = here.at(-1);
    return [
      behind(block, last ?? place, said(last === undefined ? `${indentOf(block, place)}  ` : indentOf(block, last))),
    ];
  }
  const base = to.kind === 'base' ? players[to.player] : undefined;
  const above = block.tree.statements.findLast(isOfBoard);
  if (base === undefined || above === undefined) return NO_LINE;
  const indent = indentOf(block, block.tree.statements[0] ?? above);
  return [behind(block, above, `${indent}base ${quoteIfNeeded(base)}\n${said(`${indent}  `)}`)];
};
