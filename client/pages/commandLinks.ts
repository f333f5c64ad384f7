/** Links that run a command of ours: the only ones that hovers, completions and pages may hold. */
import { PAGE_SCHEME } from '../../server/protocol.ts';

export const OPEN_PAGE = 'riftbench.openPage';
export const OPEN_SCENARIO = 'riftbench.openScenario';
export const OPEN_PLACE = 'riftbench.openPlace';

/** VS Code decodes what follows the question mark more than once: an address in it keeps its own `%3F` as JSON. */
export function commandLink(command: string, ...args: readonly unknown[]): string {
  return `command:${command}?${encodeURIComponent(JSON.stringify(args).replaceAll('%', '\\u0025'))}`;
}

/** Markdown in which links to pages open them by command. */
export function withCommandLinks(markdown: string): string {
  return markdown.replace(PAGE_LINK, (_, uri: string) => `](${commandLink(OPEN_PAGE, uri)}`);
}

const PAGE_LINK = new RegExp(`(?<!\\\\)\\]\\((${PAGE_SCHEME}:[^\\s)]+)`, 'g');
