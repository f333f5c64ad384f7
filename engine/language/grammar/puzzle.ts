/** Lines of puzzles alone: what is to be forced, hints, and where the solution begins. */
import type { Cursor } from '../tokens/cursor.ts';
import { name } from '../tokens/phrases.ts';
import { standingClaim } from './expectations.ts';
import { goalForced } from './outlook.ts';

/** `goal Ana can force Wall is dead within this turn` */
export const goalLine = (c: Cursor) => {
  const claim = goalForced(c, standingClaim);
  return claim === null ? null : ({ kind: 'goal', line: c.line, span: c.span, claim } as const);
};

export const hintLine = (c: Cursor) => {
  const says = name(c, 'new hint');
  return says === null ? null : ({ kind: 'hint', line: c.line, span: c.span, says } as const);
};

export const solutionLine = (c: Cursor) => ({ kind: 'solution', line: c.line, span: c.span }) as const;
