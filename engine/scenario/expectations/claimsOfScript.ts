/** Claims, judged where the script has come to. */
import type { StandingClaim } from '../../language/syntax.ts';
import { playAction } from '../acts/actionLines.ts';
import { onCopy, type Script, type ScriptLine, scopeOf } from '../acts/playing.ts';
import { whyNothingWaits } from '../acts/settled.ts';
import { playerNamed } from '../names/resolve.ts';
import { found, notFound, type Resolved } from '../names/resolved.ts';
import { allowed, judgeClaim } from './claims.ts';
import type { ClaimVerdict } from './claimVerdict.ts';

/** What a player can answer is what a line of theirs could: such a line is tried on a copy. */
export const judgeInScript = (script: Script, line: ScriptLine, claim: StandingClaim): Resolved<ClaimVerdict> => {
  if (claim.about !== 'legality' || !ANSWERS.has(claim.action.kind)) {
    const scope = scopeOf(script);
    return judgeClaim(scope.state, claim, scope);
  }
  const { player, action, legal } = claim;
  const who = playerNamed(scopeOf(script), player);
  if (!who.ok) return who;
  const { line: at, span } = line.statement;
  const { problems, refused = [] } = onCopy(script, () =>
    playAction(script, line, { kind: 'action', line: at, span, player, action }),
  );
  const wrong = problems.filter(({ severity }) => severity === 'error');
  if (refused.length === 0 && wrong.length > 0) return notFound(...wrong);
  return found(
    allowed(
      legal,
      who.value,
      refused.map(each => whyNothingWaits(script, who.value, action, each)),
    ),
  );
};

const ANSWERS: ReadonlySet<string> = new Set(['choose', 'accept', 'decline', 'order', 'name']);
