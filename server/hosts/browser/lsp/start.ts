/** What a worker needs to begin: its first message. Plain data, which a page of any make can send. */
import type { PackedData } from '../data/packed.ts';

export interface BrowserStart {
  /** What the programs read, each file by its name beside them, and unpacked. */
  readonly data: PackedData;
  /** The texts of files, by their URIs. */
  readonly files: Readonly<Record<string, string>>;
  /** The address of the site, which ends with a slash: the pages of the rule book lie below it. */
  readonly pages: string;
}
