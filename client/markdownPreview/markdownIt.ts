/** The part of markdown-it that VS Code's preview gives an extension to add to. */

export interface MarkdownItToken {
  readonly type: string;
  readonly info: string;
  readonly content: string;
  /** The first line, and the line after the last; of the document, from 0. */
  readonly map: readonly [number, number] | null;
  readonly children: readonly MarkdownItToken[] | null;
  /** What plugins note. */
  meta: { readonly citedOn?: readonly [number, number] } | null;
}

interface MarkdownItRenderer {
  renderAttrs(token: MarkdownItToken): string;
}

export type MarkdownItRule = (
  tokens: readonly MarkdownItToken[],
  index: number,
  options: unknown,
  env: unknown,
  self: MarkdownItRenderer,
) => string;

export interface MarkdownIt {
  readonly renderer: { readonly rules: { fence?: MarkdownItRule | undefined; text?: MarkdownItRule | undefined } };
  readonly core: {
    readonly ruler: {
      push(name: string, rule: (state: { readonly tokens: readonly MarkdownItToken[] }) => void): void;
    };
  };
}
