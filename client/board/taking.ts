/** Pictures that commands take of a place: it is shown first, so that it is seen what was taken. */
import type { Pictures } from '../commands/copyVerdict.ts';
import type { DocumentLine } from '../requests.ts';
import { savePathShown } from './filming.ts';
import { copyPictureShown } from './saving.ts';
import { type BoardParts, isShown } from './state.ts';

export const taking = (stage: BoardParts, open: () => void): Pictures => {
  const { state, update } = stage;
  /** Whether there is a scenario at the place. */
  const showAt = async ({ uri, line }: DocumentLine): Promise<boolean> => {
    open();
    if (!isShown(state, uri, line)) state.subject = { uri, line };
    const answer = new Promise<boolean>(resolve => {
      state.awaiting.push(what => resolve(what === 'shown'));
    });
    update();
    return (await answer) && state.shown !== undefined;
  };
  return {
    copyPicture: async place => (await showAt(place)) && (await copyPictureShown(stage)),
    savePath: async place => (await showAt(place)) && (await savePathShown(stage)),
  };
};
