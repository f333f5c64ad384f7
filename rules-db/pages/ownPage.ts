/** What pages of the rule book share. */
import type { Blocks, Line } from '../blocks/blocks.ts';
import { DIVIDER, emphasis, linked, type Part, together } from '../blocks/making.ts';

/** A page in words of ours, which it says at its end. */
export const ownPage = (...parts: readonly Part[]): Blocks => together(...parts, DIVIDER, DISCLAIMER);

const DISCLAIMER = emphasis(
  "This is Riftbench's own wording. Riftbench is an unofficial fan project; the publisher's text decides.",
);

/** No more than so many; the rest is counted. */
export const shortened = <Item extends Line>(
  items: readonly Item[],
  most: number,
  more: (text: string) => Item,
): readonly Item[] =>
  items.length <= most + 1 ? items : [...items.slice(0, most), more(`and ${items.length - most} more`)];

/** "and 12 more", which leads to all of them. */
export const leadingTo =
  (target: string) =>
  (text: string): Line =>
    linked(text, target);
