/** A picture as a tree, and as text. Texts of files are escaped in one place: where the tree becomes text. */
import { escapeHtml } from '../../../rules-db/htmlText.ts';
import type { Colour } from './theme.ts';

export type Svg = Element | Written | readonly Svg[];

interface Element {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly Svg[];
}

interface Written {
  readonly text: string;
}

/** Named, so that one picture can be painted in any theme. */
export interface Paint {
  readonly colour: Colour;
}

/** Those without a value are left out. */
type Attributes = Readonly<Record<string, string | number | Paint | undefined>>;

export const element = (name: string, attributes: Attributes, ...children: readonly Svg[]): Svg => ({
  name,
  attributes,
  children,
});

export const group = (attributes: Attributes, ...children: readonly Svg[]): Svg =>
  element('g', attributes, ...children);

/** A text, not escaped yet. */
export const written = (text: string): Svg => ({ text });

export const colour = (name: Colour): Paint => ({ colour: name });

export const NONE: Svg = [];

/** As text, with what each colour is. */
export const rendered = (svg: Svg, paint: (name: Colour) => string): string => {
  if ('text' in svg) return escaped(svg.text);
  if (!('name' in svg)) return svg.map(each => rendered(each, paint)).join('');
  const attributes = Object.entries(svg.attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${attribute(value, paint)}"`],
  );
  const inside = svg.children.map(child => rendered(child, paint)).join('');
  return `<${svg.name}${attributes.join('')}${inside === '' ? '/>' : `>${inside}</${svg.name}>`}`;
};

const attribute = (value: string | number | Paint, paint: (name: Colour) => string): string => {
  if (typeof value === 'number') return rounded(value);
  return escaped(typeof value === 'string' ? value : paint(value.colour));
};

/** Characters that XML forbids are shown as what they are: unreadable. The signs that it reads are those of HTML. */
const escaped = (text: string): string =>
  PLAIN.test(text) ? text : escapeHtml(text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(FORBIDDEN, '\uFFFD'));

/** Most of what is written: nothing in it is a sign or a character that XML forbids. */
const PLAIN = /^[ !#-%(-;=?-~]*$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]/g;

/** Tenths of a pixel are fine, more digits are noise. */
const rounded = (value: number): string => `${Math.round(value * 10) / 10}`;
