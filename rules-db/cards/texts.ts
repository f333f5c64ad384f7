/** The source files of the card library. */
import more from './more.rift' with { type: 'text' };
import ogn from './ogn.rift' with { type: 'text' };
import ogs from './ogs.rift' with { type: 'text' };
import rad from './rad.rift' with { type: 'text' };
import sfd from './sfd.rift' with { type: 'text' };
import unl from './unl.rift' with { type: 'text' };
import ven from './ven.rift' with { type: 'text' };

/** By their sets' codes. */
export type CardTexts = Readonly<Record<string, string>>;

/** `more` has tokens that the core rules describe and no card list has. */
export const readCardTexts = (): CardTexts => ({ ogn, ogs, sfd, unl, ven, rad, more });
