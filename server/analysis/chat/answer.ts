/** What a chat is answered, as plain data. */
import type { Picture } from '../drawing/drawing.ts';

export interface ChatAnswer {
  /** For people, and for models that are shown nothing else. */
  readonly text: string;
  /** The same, of the form that the tool's `answers` says. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly picture?: Picture;
}
