/** Which kind of document a text is; where it is of no known kind, why not and what would be right. */
import { NEW_TEXT } from './article.ts';
import { numberedLine, withThreeFigures } from './candidates.ts';
import { type ImportedLine, withoutMarks } from './lines.ts';
import { SECTION_LINE } from './part.ts';
import { RULING_LINE } from './rulings.ts';
import { REFERENCES_LINE } from './summary.ts';

export type Recognised =
  | { readonly reader: 'gallery' | 'part' | 'summary' | 'rulings' | 'numbered' | 'article' }
  | { readonly why: string };

/** Looks at the beginning and at the form of the lines alone: the reader may still find fault with the text. */
export const recognise = (text: string, lines: readonly ImportedLine[]): Recognised => {
  if (isGallery(text)) return { reader: 'gallery' };
  if (/^\s*(?:<!doctype html|<html|<\?xml|<head)/i.test(text))
    return { why: "it is a web page's source. Save the page as text, or copy what it says into a text file." };
  const filled = lines.filter(line => line.text !== '');
  const opening = filled.slice(0, 12).map(line => withoutMarks(line.text));
  if (opening.some(line => SECTION_LINE.test(line))) return { reader: 'part' };
  if (opening.some(line => REFERENCES_LINE.test(line))) return { reader: 'summary' };
  if (isNumbered(filled))
    return isAboutRules(text) || isOutlined(filled) ? { reader: 'numbered' } : { why: NO_RULES_NUMBERED };
  const bare = filled.map(line => withoutMarks(line.text));
  if (!speaksOfTheGame(text)) return { why: NO_RULES };
  if (bare.some(line => RULING_LINE.test(line)) && !filled.some(line => line.text.startsWith('#')))
    return { reader: 'rulings' };
  const headings = filled.filter(line => /^#{1,6}\s/.test(line.text)).map(line => withoutMarks(line.text));
  const says =
    bare.some(line => NEW_TEXT.test(line) || /^Q: /.test(line)) ||
    headings.some(line => /\?$|\(revised text\)$/i.test(line));
  const title = headings[0] ?? '';
  if (says || TITLE.test(title)) return { reader: 'article' };
  return { why: NO_RULES };
};

/** JSON, and no link in Markdown. */
export const isGallery = (text: string): boolean =>
  /^\s*[[{]/.test(text) && !/^\s*\[[^\]]*\](?:\(|$)/m.test(text.slice(0, 200));

/** A third of the lines at least begins with a number that may be a rule's. */
const isNumbered = (filled: readonly ImportedLine[]): boolean => {
  const numbered = withThreeFigures(filled.map(numberedLine)).filter(({ readings }) => readings.length > 0);
  return numbered.length >= FEWEST && numbered.length >= filled.length / 5;
};
const FEWEST = 12;

/** Sections, rules under them, and more under these: few lists go so deep. */
const isOutlined = (filled: readonly ImportedLine[]): boolean => {
  const numbers = filled.flatMap(line => numberedLine(line).readings[0]?.number ?? []);
  return numbers.filter(number => /^\d{3}\./.test(number)).length > numbers.length / 3;
};

const TITLE = /\b(?:rules?|rulings?|faq|errata|patch notes|clarifications?|frequently asked|penalt\w+|policy)\b/i;
const isAboutRules = (text: string): boolean => TITLE.test(text.slice(0, 600)) || speaksOfTheGame(text);

/** Words that the game's texts cannot do without, and others hardly have together. */
const WORDS = [
  ...[
    'riftbound',
    'battlefields?',
    'showdowns?',
    'runes?',
    'conquer\\w*',
    'might',
    'exhaust\\w*',
    'recycl\\w+',
    'legends?',
  ],
  ...['chain', 'units?', 'deathknell', 'equipment', 'banish\\w*', 'trash', 'gear', 'champions?', 'ganking', 'deflect'],
];
const PATTERNS = WORDS.map(word => new RegExp(`\\b${word}\\b`, 'i'));
const ENOUGH = 4;

const speaksOfTheGame = (text: string): boolean => PATTERNS.filter(pattern => pattern.test(text)).length >= ENOUGH;

const FORMS_READ =
  'core rules or tournament rules (PDF, text, Markdown), a page of rules with their numbers, questions and answers, rulings ("Ruling:"), errata ("[NEW TEXT]") or the card gallery as JSON';
const NO_RULES = `it is not a kind of rules text that Riftbench knows. What can be read: ${FORMS_READ}.`;
const NO_RULES_NUMBERED = `it is numbered, but nothing in it says that it contains rules. What can be read: ${FORMS_READ}.`;
