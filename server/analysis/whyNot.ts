/** What would have to be different for a line to be right: one board after the other, so that others are answered in between. */
import { MOST_BY } from '../../engine/scenario/exploring/boardChanges.ts';
import { BY_POSITIONS } from '../../engine/scenario/exploring/limits.ts';
import { whatTurns } from '../../engine/scenario/exploring/whatTurns.ts';
import type { WhyNotResult } from '../protocol.ts';
import { type Analysis, rangeOf, scenarioAt } from './document/analysis.ts';
import { type Cancellation, Cancelled } from './document/cancellation.ts';
import { SLICE } from './document/limit.ts';
import type { Workspace } from './workspace.ts';

export interface WhyNotAsked {
  /** Of the document, from 0. */
  readonly line: number;
  readonly token: Cancellation;
  /** Hears how many boards have been tried. */
  readonly onTried: (tried: number) => void;
  readonly now?: () => number;
}

/** Null where nothing is wrong with that line. Throws where it is cancelled. */
export const whyNotAt = async (
  { hold, host }: Pick<Workspace, 'hold' | 'host'>,
  analysis: Analysis,
  { line, token, onTried, now = () => performance.now() }: WhyNotAsked,
): Promise<WhyNotResult | null> => {
  const block = scenarioAt(analysis, line);
  if (block === undefined) return null;
  const last = now() + MOST_TIME;
  const isLate = (): boolean => now() > last;
  const search = whatTurns(block, line - block.line, analysis.context, {
    isEnough: isLate,
    limits: () => ({ isEnough: positions => BY_POSITIONS.isEnough(positions) || isLate() }),
  });
  const asked = {};
  let end = now() + SLICE;
  for (;;) {
    const { value, done } = hold(asked, () => search.next());
    if (done === true)
      return (
        value && {
          tried: value.tried,
          isLimited: value.isLimited,
          most: MOST_BY,
          changes: value.changes.map(({ says, edit }) => ({
            says,
            edit: { range: rangeOf(analysis, block, edit.span), newText: edit.text },
          })),
        }
      );
    onTried(value);
    if (now() < end) continue;
    await host.nextTurn();
    if (token.isCancellationRequested) throw new Cancelled();
    end = now() + SLICE;
  }
};

/** In milliseconds: whoever asked waits for it. */
const MOST_TIME = 60_000;
