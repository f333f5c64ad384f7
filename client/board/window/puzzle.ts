/** A puzzle that is played, in the window. */
import { puzzleView } from '../../../server/puzzling/view.ts';
import type { WindowRequest } from '../messages.ts';
import { find, focusAgain } from './elements.ts';
import { say } from './texts.ts';

export const puzzleInWindow = (ask: (request: WindowRequest) => void, solutionShown: () => void) =>
  puzzleView(
    {
      section: find('puzzle', HTMLElement),
      goal: find('goal', HTMLParagraphElement),
      standing: find('standing', HTMLParagraphElement),
      acts: find('puzzle-acts', HTMLElement),
      hints: find('hints', HTMLOListElement),
      played: find('puzzle-played', HTMLOListElement),
      solution: find('solution', HTMLDetailsElement),
    },
    {
      act: act => ask({ kind: 'puzzle', do: act }),
      solutionShown,
      focus: focusAgain,
      texts: {
        play: say('playPuzzle'),
        playTitle: say('playPuzzleTitle'),
        goal: claim => say('goal', claim),
        hint: (next, of) => say('hint', next, of),
        reply: name => say('reply', name),
        refute: say('refute'),
        again: say('again'),
        leave: say('leave'),
        leaveTitle: say('leaveTitle'),
        stands: {
          kept: say('standsKept'),
          solved: say('standsDone'),
          lost: say('standsLost'),
          failed: say('standsFailed'),
        },
      },
    },
  );
