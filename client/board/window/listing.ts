/** What can be played from here, in rows of buttons: for everyone, for each player, and for the branch. */

import { isDeciding } from '../../../server/picking/allowed.ts';
import type { PlayerOpenings } from '../../../server/protocol.ts';
import type { WindowRequest } from '../messages.ts';
import { actRows, asOpening, refusedRows } from './acts.ts';
import { button, row } from './elements.ts';
import type { Fields } from './fields.ts';
import type { Playing } from './playing.ts';
import { say } from './texts.ts';

interface Doing {
  readonly write: (line: string) => void;
  readonly ask: (request: WindowRequest) => void;
  readonly field: Fields['field'];
}

/** Only for what is picked up, if there is anything. */
export const listOf = (playing: Playing, doing: Doing): readonly HTMLElement[] => {
  const { shown } = playing;
  const [lifted, ...more] = playing.lifted;
  if (shown === null) return [];
  if (more.length > 0) return togetherRows(playing, doing);
  const { write } = doing;
  const { players, lines, expects, instead } = shown.openings;
  const ofPlayers = players.flatMap(each => {
    const rows = [...actRows(each, write, lifted), ...(lifted === undefined ? anyCard(each, playing, doing) : [])];
    if (rows.length === 0) return [];
    const heading = document.createElement('h3');
    heading.textContent = each.name;
    return [heading, ...rows];
  });
  if (lifted !== undefined) return ofPlayers;
  return [
    ...linesOf(say('everyone'), lines, write),
    ...linesOf(say('instead'), instead, write),
    ...(playing.isPuzzle ? [] : linesOf(say('expect'), expects, write)),
    ...ofPlayers,
    ...(shown.after == null || playing.isPuzzle ? [] : [branching(shown.branch, doing)]),
  ];
};

/** What several that are picked up may do as one act, and what they may not. */
const togetherRows = ({ together }: Playing, { write }: Doing): readonly HTMLElement[] =>
  together === undefined
    ? []
    : [
        ...(together.openings.length === 0
          ? []
          : [
              row(
                say('move'),
                together.openings.map(({ line }) =>
                  asOpening(
                    line,
                    button(line, () => write(line)),
                  ),
                ),
              ),
            ]),
        ...refusedRows(together.refused, write),
      ];

const linesOf = (title: string, lines: readonly string[], write: Doing['write']): readonly HTMLElement[] =>
  lines.length === 0
    ? []
    : [
        row(
          title,
          lines.map(line => button(line, () => write(line))),
        ),
      ];

/** A hand that the scenario does not list may hold any card: it is named, and what may be done with it is shown. */
const anyCard = (
  { player, name, isHandOpen }: PlayerOpenings,
  { shown }: Playing,
  { ask, field }: Doing,
): readonly HTMLElement[] => {
  if (!isHandOpen || shown?.after == null || isDeciding(shown)) return [];
  const found = document.createElement('div');
  found.id = `card-of-${player}`;
  const made = field(
    {
      label: say('anyCardOf', name),
      hint: say('card'),
      press: say('playCards'),
      pressLabel: say('of', say('anyCardOf', name), say('playCards')),
    },
    card => ask({ kind: 'anyCard', player, card }),
  );
  return [row(say('anyCard'), [made]), found];
};

const branching = (branch: string | null, { ask, field }: Doing): HTMLElement =>
  row(say('branch'), [
    field(
      {
        label: say('whatIf'),
        hint: say('branchName'),
        press: say('whatIfButton'),
        pressLabel: say('whatIfButton'),
        isCard: false,
      },
      name => ask({ kind: 'setUp', step: { do: 'whatIf', name } }),
    ),
    ...(branch === null
      ? []
      : [button(say('back'), () => ask({ kind: 'setUp', step: { do: 'back' } }), { label: say('backOut') })]),
  ]);
