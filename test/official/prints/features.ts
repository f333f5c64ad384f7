/**
 * What a card's print and our sentences have to agree in, whichever words either says it in. Both are English of the game
 * and are read the same way, once `normal.ts` has brought their symbols and turns of phrase into one form.
 */

export const FEATURES = [
  'abilities',
  'costs',
  'numbers',
  'keywords',
  'types',
  'zones',
  'choice',
  'scope',
  'places',
  'durations',
  'limits',
  'conditions',
  'effects',
] as const;
export type Feature = (typeof FEATURES)[number];

/** Of each feature what is said of it, as words in a row: what can be compared, and is no sentence. */
export type Features = Readonly<Record<Feature, string>>;

/** A line in normal form. */
export interface Line {
  readonly text: string;
  readonly kind: 'keywords' | 'ability';
}

export const featuresOf = (lines: readonly Line[], type: string): Features => {
  const said = lines.filter(({ kind }) => kind === 'ability').map(({ text }) => text);
  const all = said.join(' . ');
  const whole = lines.map(({ text }) => text).join(' . ');
  const effects = said.map(text => every(withoutEvents(text), VERBS).join(' ')).filter(text => text !== '');
  return {
    // The lines of a spell are one text.
    abilities: type === 'spell' ? '' : String(said.length),
    costs: tally(whole, COSTS),
    numbers: tally(all, NUMBERS),
    keywords: unique(whole, KEYWORDS),
    types: unique(all, TYPES),
    zones: unique(all, ZONES),
    choice: tally(all, CHOICE),
    scope: `${tally(all, OTHERS)} ${unique(all, SIDES)}`.trim(),
    places: tally(all, PLACES),
    durations: tally(all, DURATIONS),
    limits: tally(all, LIMITS),
    conditions: tally(all, CONDITIONS),
    // Abilities stand in any order, what one of them does does not.
    effects: type === 'spell' ? effects.join(' ') : effects.toSorted().join(' | '),
  };
};

const COSTS = /\b[ep]:\w+/g;
const NUMBERS = /(?<![:\w+-])(?:[+-]\d+|[02-9]\b|1\d+)/g;
const KEYWORDS =
  /\b(?:tank|backline|assault|shield|deflect|ganking|hidden|temporary|vision|hunt|ambush|accelerate|deathknell|legion|level|empowered|empower|mighty|equip|repeat|weaponmaster|quick-draw|unique|action|reaction|bonus damage)(?: \d+)?\b/g;
const TYPES =
  /\b(?:unit|gear|spell|rune|equipment|legend|battlefield|token|opponent|xp|point|mech|alone|total|excess|highest|buff)\b/g;
const ZONES = /\b(?:hand|trash|deck|base|champion zone|facedown|board)\b/g;
const CHOICE = /\b(?:may|must|choose|can't|don't|up to \d+|any number|any amount|exactly|split|non-\w+)\b/g;
const OTHERS = /\bother\b/g;
const SIDES = /\b(?:all|friendly|enemy)\b/g;
const PLACES = /\b(?:here|there|this battlefield|same place|location)\b/g;
const DURATIONS = /\b(?:this turn|this combat|next time|next|until|end of turn|beginning phase|main phase)\b/g;
const LIMITS =
  /\b(?:only|unless|once|first|second|third|minimum \d+|instead|at most \d+|at least \d+|less than|power cost|energy cost)\b/g;
const CONDITIONS = /\b(?:when|if-done|if|otherwise|do this|foreach)\b/g;
const VERBS =
  /\b(?:(?:draw|discard|deal|channel|gain|predict|burn)(?: \d+)?|kill|banish|recycle|return|move|recall|ready|exhaust|stun|buff|heal|counter|attach|detach|play|add|reveal|look|swap|double|prevent|spend|pay|put|replace|control|win|copy)\b/g;

/** What makes it begin is compared word by word elsewhere; here it is what is done. */
const withoutEvents = (text: string): string =>
  text
    .replaceAll(/\b(?:when|the \w+ time|as you)\b[^,:]*[,:]/g, '')
    .replaceAll(/\bas an additional cost(?: to play (?:me|this))?\b|\bto play (?:me|this)\b/g, '')
    .replaceAll(/\b(?:have|is|are|enters?|a|an|is a|all) (?:ready|exhausted?)\b/g, '')
    .replaceAll(/\b(?:the|a|its|my|any number of|of|one or more|1) buff\b/g, '');

const every = (text: string, pattern: RegExp): readonly string[] => text.match(pattern) ?? [];
const tally = (text: string, pattern: RegExp): string => [...every(text, pattern)].sort().join(' ');
const unique = (text: string, pattern: RegExp): string => [...new Set(every(text, pattern))].sort().join(' ');
