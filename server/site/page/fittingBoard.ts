/** The board as the page has room for it, in the page's colours. */
import type { BoardParams } from '../../protocol.ts';
import { part } from './panes.ts';
import type { OpenScenario, Shown } from './scenario.ts';
import { theme } from './starting.ts';

export const fittingBoard = (scenario: OpenScenario, at: Shown & Pick<BoardParams, 'ruleset'>, stop?: number) =>
  scenario.board({
    ...at,
    width: Math.max(NARROWEST, Math.round(part('board').clientWidth)),
    theme: theme(),
    ...(stop === undefined ? {} : { stop }),
  });

const NARROWEST = 280;
