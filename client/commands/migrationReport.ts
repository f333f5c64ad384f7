/** What an author has to look at after a migration, as Markdown: a list to work through. */
import type { MigrateResult } from '../../server/protocol.ts';

/** `named`: a file as people call it. Places are those of the text before the migration; its lines are as they were or near. */
export const migrationReport = (
  { lookAt, unreadable }: MigrateResult,
  to: string,
  named: (uri: string) => string,
): string => {
  const files = new Map<string, MigrateResult['lookAt'][number][]>();
  for (const each of lookAt) files.set(each.uri, [...(files.get(each.uri) ?? []), each]);
  const sections = [...files].map(([uri, looks]) => [
    `## ${named(uri)}`,
    '',
    ...looks.flatMap(({ line, message, wordings }) => [
      `- [ ] [Line ${line + 1}](${uri}#L${line + 1}): ${message}`,
      ...wordings.map(wording => `  - ${wording}`),
    ]),
    '',
  ]);
  const unread = unreadable.length === 0 ? [] : ['## Not read', '', ...unreadable.map(each => `- ${each}`), ''];
  return [`# To look at in ${to}`, '', ...sections.flat(), ...unread].join('\n');
};
