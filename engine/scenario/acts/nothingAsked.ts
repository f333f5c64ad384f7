/** Where an answer has its place that nothing asks for: what its line may have been written for. */
import { battlefield, player } from '../../game/play/query.ts';
import type { PlayerId } from '../../game/state/state.ts';
import type { AnswerAction, Name } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { cardsCalled } from '../names/called.ts';
import type { Script } from './playing.ts';

/** What was asked last, and when such a line would be right, as sentences; the first without its beginning. */
export const nothingAsked = (script: Script, who: PlayerId, action: AnswerAction): string =>
  [lastAsked(script, who), ...endOfShowdown(script), placeOf(script, who, action)].join('. ');

const lastAsked = ({ play, progress: { answered } }: Script, who: PlayerId): string => {
  const { name } = player(play.state, who);
  return answered === null || answered.player !== who
    ? `${name} has nothing to choose or answer at this point`
    : `the last question to ${name}, from ${answered.about}, has been answered with “${answered.words}”`;
};

const endOfShowdown = ({ play: { state } }: Script): readonly string[] =>
  state.showdown === null || state.chain.length > 0
    ? []
    : [
        `The showdown at ${battlefield(state, state.showdown.at).name} is still open; choices that follow from it come after “all pass”`,
      ];

const placeOf = (script: Script, who: PlayerId, action: AnswerAction): string => {
  const { name } = player(script.play.state, who);
  switch (action.kind) {
    case 'choose': {
      const [first] = action.names;
      if (first === undefined || !YES_OR_NO.has(first.text)) return placeOfChoice(script, who, first);
      return PLACE_OF_MAY;
    }
    case 'accept':
    case 'decline':
      return PLACE_OF_MAY;
    case 'order':
      return `Abilities are ordered only when several of ${name}'s have triggered at the same time`;
    case 'name':
      return 'A card or other name is named only as a card that asks for one resolves';
  }
};

const YES_OR_NO: ReadonlySet<string> = new Set(['yes', 'no']);

const PLACE_OF_MAY =
  'A “may” is decided as its ability triggers or resolves; an optional cost is part of the line that plays the card, as in “paying repeat”';

const placeOfChoice = ({ play: { state } }: Script, who: PlayerId, chosen: Name | undefined): string => {
  const { name } = player(state, who);
  const what = chosen === undefined ? '…' : quoteIfNeeded(chosen.text);
  const isInHand =
    chosen !== undefined &&
    cardsCalled(state, chosen.text).some(({ zone, owner }) => zone.kind === 'hand' && owner === who);
  if (isInHand) return `To play the card, write “${name} plays ${what}”`;
  return `What a card chooses is part of the line that plays it, as in “${name} plays CARD choosing ${what}”; what an ability chooses is chosen once it has triggered`;
};
