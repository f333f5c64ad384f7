/**
 * Choices with one legal answer are taken without a line. A line that names just that answer adds nothing, and is no
 * mistake.
 */
import { nameOfRef } from '../../game/abilities/context.ts';
import { listed } from '../../game/play/query.ts';
import type { Refusal } from '../../game/state/refusal.ts';
import type { PlayerId, State } from '../../game/state/state.ts';
import type { Name } from '../../language/syntax.ts';
import { pickFrom } from '../names/called.ts';
import { recordChosenFor } from './assumedAcceptance.ts';
import { orderOf } from './ordering.ts';
import { type Script, scopeOf } from './playing.ts';

/** How many of the names, from the first on, are answers that have been taken already. */
export const settledNames = (script: Script, who: PlayerId, names: readonly Name[]): number => {
  const { play } = script;
  const own = choicesOf(play, who);
  const isTaken = ({ text }: Name): boolean =>
    own.some(({ refs }) =>
      refs.length === 0 ? text.toLowerCase() === 'nothing' : pickFrom(play.state, refs, text) !== undefined,
    );
  for (const { about } of own) if (names.some(isTaken)) recordChosenFor(script, who, about);
  const at = names.findIndex(n => !isTaken(n));
  return at < 0 ? names.length : at;
};

const choicesOf = ({ settled }: Pick<Script['play'], 'settled'>, who: PlayerId): Script['play']['settled'] =>
  settled.filter(s => s.player === who && s.order === undefined);

/**
 * Whether a line orders triggers that were put on the chain without asking, because their order makes no difference.
 */
export const isSettledOrder = (script: Script, who: PlayerId, said: readonly Name[]): boolean =>
  script.play.state.decision === null &&
  script.play.settled.some(
    ({ player, order: names }) =>
      names !== undefined &&
      player === who &&
      orderOf(scopeOf(script), { question: { ask: 'order', names }, rule: 'ability.triggered.order' }, said).ok,
  );

const waitingOnChain = ({ chain }: State): string | null => {
  if (chain.length === 0) return null;
  const items = listed(chain.map(({ name }) => name));
  return `${items} ${chain.length > 1 ? 'wait' : 'waits'} on the chain, and what is chosen as it resolves is asked after “all pass”`;
};

/** Why no choice waits, where there was one: with a single answer, which has been taken, or to come, as something resolves. */
export const whyNothingWaits = ({ state, settled }: Script['play'], who: PlayerId, refusal: Refusal): Refusal => {
  if (refusal.code !== 'flow/nothing-pending' || state.decision !== null) return refusal;
  const own = choicesOf({ settled }, who);
  const taken = own.map(({ about, refs }) =>
    refs.length === 0
      ? `${about} had nothing to choose`
      : `${listed(refs.map(ref => nameOfRef(state, ref)))} was all that ${about} could choose, and is chosen already`,
  );
  const why = taken.length > 0 ? taken.join('; ') : waitingOnChain(state);
  return why === null ? refusal : { ...refusal, message: `No choice is waiting here: ${why}.` };
};
