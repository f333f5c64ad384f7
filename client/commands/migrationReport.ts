/** What an author has to review after a migration, as Markdown: a list to work through. */
import { joined, linked, type MarkdownText, markdown, plain } from '../../rules-db/markdown.ts';
import type { MigrateResult } from '../../server/protocol.ts';

/** `named`: a file as people call it. Places are those of the text before the migration; its lines are as they were or near. */
export const migrationReport = (
  { lookAt, unreadable }: MigrateResult,
  to: string,
  named: (uri: string) => string,
): MarkdownText => {
  const files = new Map<string, MigrateResult['lookAt'][number][]>();
  for (const each of lookAt) files.set(each.uri, [...(files.get(each.uri) ?? []), each]);
  const sections = [...files].map(([uri, looks]) => section(named(uri), looks.flatMap(items)));
  const unread = unreadable.map(each => markdown`- ${plain(each)}`);
  const parts = [...sections, ...(unread.length === 0 ? [] : [section('Not read', unread)])];
  return markdown`# To review in ${plain(to)}\n\n${joined(parts, markdown`\n`)}`;
};

const section = (title: string, lines: readonly MarkdownText[]): MarkdownText =>
  markdown`## ${plain(title)}\n\n${joined(lines, markdown`\n`)}\n`;

const items = ({ uri, line, message, wordings }: MigrateResult['lookAt'][number]): readonly MarkdownText[] => [
  markdown`- [ ] ${linked(markdown`Line ${line + 1}`, `${uri}#L${line + 1}`)}: ${plain(message)}`,
  ...wordings.map(wording => markdown`  - ${plain(wording)}`),
];
