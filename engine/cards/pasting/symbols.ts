import { isPowerDomain } from '../../domains.ts';
/**
 * A print's symbols as words of sentences, in both ways in which they are written: `:rb_energy_2:`, `:rb_rune_fury:` as the
 * publisher's gallery has them, and `[2]`, `[R]`, `[A]`, `[M]`, `[T]` as players write them.
 */

/** Runs of symbols become one amount each: Energy a number, Power a number and its domain. */
export interface Resources {
  readonly energy: number;
  /** A domain for each Power. */
  readonly power: readonly string[];
}

/** Marks that resources leave in a text until it is known how they are to be said there. */
const OPEN = '\u{e000}';
const CLOSE = '\u{e001}';
const MARKED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'gu');

/** The letters that stand for a domain's colour, and for any domain. */
export const LETTERS: Readonly<Record<string, string>> = {
  R: 'fury',
  G: 'calm',
  B: 'mind',
  O: 'body',
  P: 'chaos',
  Y: 'order',
  A: 'any',
};

const SYMBOL = /:rb_(energy)_(\d+):|:rb_(rune)_([a-z]+):|\[(\d+)\]|\[([RGBOPYAC])\]/gu;
const RUN = /(?:(?::rb_energy_\d+:|:rb_rune_[a-z]+:|\[\d+\]|\[[RGBOPYAC]\])\s*)+/gu;

/** Typographic signs as the plain ones that sentences have. */
export const plainSigns = (text: string): string =>
  text
    // `{3}{C}`, as some sites have symbols.
    .replaceAll(/\{(\d{1,2}|[A-Za-z]{1,10})\}/gu, '[$1]')
    .replaceAll(/\[(fury|calm|mind|body|chaos|order)\]/giu, (_, domain: string) => `:rb_rune_${domain.toLowerCase()}:`)
    .replaceAll(PRICED, (_, keyword: string, energy: string, power: string) =>
      [`[${keyword}] `, `[${energy}]`, ...Array.from(power, letter => `[${letter}]`)].join(''),
    )
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/[–—]/gu, '-')
    .replaceAll(/\u{a0}/gu, ' ')
    .replaceAll('−', '-')
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/<br ?\/?>/giu, '\n');

/** `Empower 2P`: a keyword's cost with a letter for each Power. */
const PRICED = /\[?\b(Empower|Equip|Flow|Repeat)\]?:? (\d{1,2})([RGBOPYA]{1,4})\b/gu;

/**
 * Reminders explain a rule and add none: parentheses are left out with what they enclose. What limits the use of an
 * ability is no reminder, but with Empower, whose rule it is.
 */
export const withoutReminders = (text: string): string => {
  let before = text
    .split('\n')
    .map(line => (line.includes('[Empower]') ? line : line.replaceAll(/\((Use (?:this )?only [^()]*)\)/gu, '$1')))
    .join('\n');
  for (;;) {
    const after = before.replaceAll(/[ \t]*\([^()]*\)/gu, '');
    if (after === before) return after;
    before = after;
  }
};

/** Might and the exhaust symbol as words; resources marked. `own`: the card's only domain, which `[C]` stands for. */
export const markSymbols = (text: string, own: string | undefined): string =>
  text
    .replaceAll(/\[(Fury|Calm|Mind|Body|Chaos|Order|Any)\]/gu, (_, domain: string) => POWER(domain.toLowerCase()))
    .replaceAll(/\[(\d+)\](?=\s*(?:\[[MS]\]|:rb_might:))/gu, '$1')
    .replaceAll(/:rb_might:|\[[MS]\]/gu, ' might ')
    .replaceAll(/:rb_exhaust:|\[[TE]\]|\[Exhaust\](?=\s*[:,])/gu, ' exhaust me ')
    .replaceAll(RUN, run => {
      const found = resourcesIn(run, own);
      const space = /\s$/u.test(run) ? ' ' : '';
      return found === undefined ? run : `${OPEN}${[found.energy, ...found.power].join(' ')}${CLOSE}${space}`;
    });

/** The publisher's codes as a reader has them: `[4][Calm]`, `[Exhaust]`, `Might`. They are read again as the same. */
export const readableSymbols = (text: string): string =>
  text
    .replaceAll(/:rb_energy_(\d+):/gu, '[$1]')
    .replaceAll(
      /:rb_rune_([a-z])([a-z]+):/gu,
      (_, first: string, rest: string) => `[${first + rest === 'rainbow' ? 'Any' : first.toUpperCase() + rest}]`,
    )
    .replaceAll(':rb_exhaust:', '[Exhaust]')
    .replaceAll(/\[(\d+)\]\s*:rb_might:/gu, '$1 Might')
    .replaceAll(':rb_might:', 'Might');

/** A domain's name in brackets, as its symbol. */
const POWER = (domain: string): string => `:rb_rune_${domain === 'any' ? 'rainbow' : domain}:`;

const resourcesIn = (run: string, own: string | undefined): Resources | undefined => {
  let energy = 0;
  const power: string[] = [];
  for (const [, isEnergy, amount, , rune, number, letter] of run.matchAll(SYMBOL)) {
    if (isEnergy !== undefined) energy += Number(amount);
    else if (number !== undefined) energy += Number(number);
    else {
      const domain = rune === 'rainbow' ? 'any' : (rune ?? (letter === 'C' ? own : LETTERS[letter ?? '']));
      if (!isPowerDomain(domain)) return undefined;
      power.push(domain);
    }
  }
  return { energy, power };
};

/** How amounts of Energy and Power that are together are joined in a sentence: all of these mean the same. */
export const JOINS = [', ', ' and ', ' '] as const;

/** Marked resources as a sentence has them: `1, 2 fury`. */
export const inSentence = (text: string, join: (typeof JOINS)[number]): string =>
  text.replaceAll(MARKED, (_, inner: string) => {
    const { energy, power } = unmarked(inner);
    const sums = new Map<string, number>();
    for (const each of power) sums.set(each, (sums.get(each) ?? 0) + 1);
    const parts = [...sums].map(([domain, amount]) => `${amount} ${domain}`);
    return [...(energy > 0 || parts.length === 0 ? [`${energy}`] : []), ...parts].join(join);
  });

/** Marked resources as a card's fields have them: `1 fury fury`. */
export const inField = (text: string): string =>
  text.replaceAll(MARKED, (_, inner: string) => {
    const { energy, power } = unmarked(inner);
    return [...(energy > 0 || power.length === 0 ? [`${energy}`] : []), ...power].join(' ');
  });

export const MARKED_AT_START = new RegExp(`^${OPEN}[^${CLOSE}]*${CLOSE}`, 'u');

const unmarked = (inner: string): Resources => {
  const [energy, ...power] = inner.split(' ');
  return { energy: Number(energy), power };
};
