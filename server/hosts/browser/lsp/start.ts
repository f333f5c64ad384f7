/** What a worker needs to begin: its first message (`BrowserStart`). Plain data, which a page of any make can send. */
import type { HandedFile } from '../../../protocol.ts';
import type { PackedData } from '../data/packed.ts';

interface Start {
  /** By their URIs. */
  readonly files: Readonly<Record<string, HandedFile>>;
  /** The address, which ends with a slash, below which the pages of the rule book lie, for a client that has none of its own. */
  readonly pages: string;
}

export interface StartWithData extends Start {
  /** What the programs read, each file by its name beside them, and unpacked. */
  readonly data: PackedData;
}

export interface StartWithAddress extends Start {
  /** The address, which ends with a slash, of the folder on a site from which the worker fetches it. */
  readonly dataAt: string;
}

export type BrowserStart = StartWithData | StartWithAddress;
