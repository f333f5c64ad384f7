/** A page to read, in Markdown, with what to call it and how to cite it. */
export interface Page {
  readonly title: string;
  readonly citation: string;
  readonly markdown: string;
}
