/** Links that run a command of ours: the only ones that hovers, completions and pages may hold. */
import { PAGE_SCHEME } from '../../server/protocol.ts';

export const OPEN_PAGE = 'riftbench.openPage';
export const OPEN_SCENARIO = 'riftbench.openScenario';
export const OPEN_PLACE = 'riftbench.openPlace';

export function commandLink(command: string, ...args: readonly unknown[]): string {
  return `command:${command}?${encodeURIComponent(JSON.stringify(args))}`;
}

/** Markdown in which links to pages open them by command. */
export function withCommandLinks(markdown: string): string {
  return markdown.replace(PAGE_LINK, (_, uri: string) => `](${commandLink(OPEN_PAGE, uri)}`);
}

const PAGE_LINK = new RegExp(`\\]\\((${PAGE_SCHEME}:[^\\s)]+)`, 'g');
