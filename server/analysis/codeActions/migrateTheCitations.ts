import { isEdition, isNewerThanDefault } from '../../../engine/game/state/editions.ts';
import { saidEdition } from '../../../rules-db/citing/frontMatter.ts';
import type { BookEdition } from '../../../rules-db/types.ts';
import { citedAt } from '../cited.ts';
import type { Analysis } from '../document/analysis.ts';
import type { Position } from '../document/lines.ts';
import { migrateFiles } from '../migration/migrate.ts';
import { fields } from '../text/fields.ts';
import type { CodeActionOffer } from './codeAction.ts';

const KIND = 'refactor.rewrite';

/**
 * The citations of a file carried over to the newest edition, where one of an older edition stands, or the edition of the file.
 * Its edit is made only when it is chosen: the cursor passes many actions before that.
 *
 * ```diff
 *   ---
 * - riftbench: 1.2
 * + riftbench: 1.5
 *   ---
 * - By rule 443.1.d$0.3.
 * + By rule 467.2.c.3.
 * ```
 * Migrate the citations of 1.2 in this file to 1.5
 */
export const migrateTheCitations: CodeActionOffer = {
  kinds: [KIND],
  offer: (analysis, { range: { start }, resolves }) => {
    if (resolves !== true) return [];
    const newest = analysis.book.editions.findLast(each => !isEdition(each) || !isNewerThanDefault(each));
    const from = citedAt(analysis, start)?.edition ?? saidAt(analysis, start);
    if (newest === undefined || from === undefined || from === newest) return [];
    const data: MigrateData = { uri: analysis.source.uri, from, to: newest };
    return [{ title: `Migrate the citations of ${from} in this file to ${newest}`, kind: KIND, data }];
  },
  editOf: async (workspace, data) => {
    const { uri, from, to } = fields(data);
    if (typeof uri !== 'string' || typeof from !== 'string' || typeof to !== 'string') return null;
    const { edit } = await migrateFiles(workspace, { uris: [uri], isNamed: true, from, to, isCancelled: () => false });
    return edit;
  },
};

const saidAt = ({ source, lines, book }: Analysis, position: Position): BookEdition | undefined => {
  const said = source.markdown ? saidEdition(source.text) : undefined;
  const offset = lines.offsetAt(position);
  const isThere = said !== undefined && said.span.start <= offset && offset <= said.span.end;
  return isThere && book.editions.includes(said.text) ? said.text : undefined;
};

interface MigrateData {
  readonly uri: string;
  readonly from: BookEdition;
  readonly to: BookEdition;
}
