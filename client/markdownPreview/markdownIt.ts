/** The part of markdown-it that VS Code's preview gives an extension to add to. */

export interface MarkdownItToken {
  type: string;
  info: string;
  content: string;
  tag: string;
  level: number;
  /** The first line, and the line after the last; of the document, from 0. */
  readonly map: readonly [number, number] | null;
  children: MarkdownItToken[] | null;
  attrSet(name: string, value: string): void;
}

export type MarkdownItTokenMaker = new (type: string, tag: string, nesting: -1 | 0 | 1) => MarkdownItToken;

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
  readonly renderer: { readonly rules: { fence?: MarkdownItRule | undefined } };
  readonly core: {
    readonly ruler: {
      push(
        name: string,
        rule: (state: {
          readonly tokens: readonly MarkdownItToken[];
          readonly env: unknown;
          readonly Token: MarkdownItTokenMaker;
        }) => void,
      ): void;
    };
  };
}
