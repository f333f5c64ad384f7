/** Requests about links that hold a scenario. */
import { fields } from '../../analysis/text/fields.ts';
import { LINK, type LinkResult, OPEN_LINK, type OpenLinkResult } from '../../protocol.ts';
import type { Custom } from './custom.ts';
import { linkAddress, playedAt, textIn } from './params.ts';

export const linkAnswers = ({ workspace }: Pick<Custom, 'workspace'>) => ({
  [LINK]: async (params: unknown): Promise<LinkResult | null> => {
    const { uri, line } = playedAt(params);
    const [analysis, { linkAt }, address] = await Promise.all([
      workspace.analysis(uri),
      import('../../analysis/link/linkAt.ts'),
      linkAddress('address', fields(params).address),
    ]);
    return analysis === undefined ? null : workspace.hold(analysis, () => linkAt(analysis, line, address));
  },
  [OPEN_LINK]: async (params: unknown): Promise<OpenLinkResult> => {
    const link = textIn(params, 'link');
    const [{ book }, { openedLink }] = await Promise.all([workspace.reader(), import('../../analysis/link/opened.ts')]);
    return openedLink(link, book, work => workspace.hold({}, work));
  },
});
