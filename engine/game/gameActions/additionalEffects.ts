/** What is done in addition to an event: `as this is attached to a unit, …` (`ability.replacement.as`). */

import type { Play } from '../play/play.ts';
import type { GameEvent } from '../state/events.ts';
import { candidatesFor, mayReplace } from './replacements.ts';
import { applyTo } from './replacing.ts';

/** Which effects qualify is found out before it happens (`ability.replacement.before`); what they do is done when that is called for. */
export const additionalEffects = (play: Play, would: GameEvent): (() => void) => {
  const open = mayReplace(play.state)
    ? candidatesFor(play, would).filter(({ instance }) => instance.ability.additional === true)
    : [];
  return () => {
    for (const each of open) applyTo(play, each, would);
  };
};
