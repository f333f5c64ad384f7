/** Numbers in the header of a print: `6 energy, 2 calm`, `Cost 2 + 1 order`, `+3 might`, `[3][G]`. */
import { DOMAINS, isPowerDomain } from '../../domains.ts';
import { LETTERS } from './symbols.ts';

export interface Amounts {
  readonly energy?: number;
  readonly might?: number;
  /** A domain for each Power; `own` where only their number is said. */
  readonly power?: readonly string[];
  /** Named without an amount of Power: `2 chaos` alone is a cost of 2 and a domain. */
  readonly domains?: readonly string[];
  /** Whether a domain was named beside the Energy without an amount, as in `3 energy, chaos`: it is read as one Power. */
  readonly isPowerUncounted?: true;
}

export const OWN = 'own';

/** All of a line, or a part of it; undefined where anything else is in it. */
export const amountsIn = (text: string): Amounts | undefined => {
  const said = pieces(text);
  if (said.length === 0) return undefined;
  if (said[0] === 'cost') return reading(said.slice(1), 'cost');
  const found = reading(said, 'print');
  return found !== undefined && ENERGY_AND_DOMAIN.test(text) ? { ...found, isPowerUncounted: true } : found;
};

/** `3 energy, chaos`, in words: as symbols, each is one Power. */
const ENERGY_AND_DOMAIN = new RegExp(
  `^\\s*(?:\\d+ energy|energy \\d+)[\\s,+•·/&]+(?:and\\s+)?(?:${DOMAINS.join('|')})\\b`,
  'iu',
);

/** What the field `Cost` says; undefined where anything else is in it. */
export const costIn = (text: string): Amounts | undefined => {
  const said = pieces(text);
  return said.length === 0 ? undefined : reading(said[0] === 'cost' ? said.slice(1) : said, 'cost');
};

/** Whether all of it is a cost, as it says, or any part of a print. */
type AmountsOf = 'cost' | 'print';

/** Words and numbers, symbols written out. */
const pieces = (text: string): readonly string[] =>
  text
    .replaceAll(/:rb_energy_(\d+):/gu, ' $1 energy ')
    .replaceAll(/:rb_rune_([a-z]+):/gu, (_, rune: string) => ` ${rune === 'rainbow' ? 'any' : rune} `)
    .replaceAll(/:rb_might:|\[[MS]\]/gu, ' might ')
    .replaceAll(/\[(\d{1,3})\](?!\s*might)/gu, ' $1 energy ')
    .replaceAll(/\[(\d{1,3})\]/gu, ' $1 ')
    .replaceAll(/\[C\]/gu, ' 1 power ')
    .replaceAll(/\[([RGBOPYA])\]/gu, (_, letter: string) => ` ${LETTERS[letter] ?? letter} `)
    .replaceAll(/\b(\d{1,2})([RGBOPY]{1,4})\b/gu, inLetters)
    .replaceAll(ADDED, ' 1 $1')
    .toLowerCase()
    .split(/[\s,+·•/&]+|\band\b/u)
    .filter(each => each !== '' && each !== 'and');

/** `3 + chaos`: Energy, and one Power. */
const ADDED = new RegExp(`\\+\\s*(${DOMAINS.join('|')})\\b`, 'giu');

/** `5YY`: Energy, and a letter for each Power. */
const inLetters = (_: string, energy: string, power: string): string =>
  ` ${energy} energy ${Array.from(power, letter => LETTERS[letter] ?? letter).join(' ')} `;

const isNumber = (word: string | undefined): word is string => word !== undefined && /^\d{1,3}$/u.test(word);
const isDomain = (word: string | undefined): word is string => isPowerDomain(word);

const reading = (words: readonly string[], of: AmountsOf): Amounts | undefined => {
  let energy: number | undefined;
  let might: number | undefined;
  const power: string[] = [];
  const counted: [amount: number, domain: string][] = [];
  const domains: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [word, next, last] = words.slice(at, at + 3);
    const label = word === 'energy' || word === 'might' || word === 'power' ? word : undefined;
    const isLabelBehind = isNumber(word) && (next === 'energy' || next === 'might' || next === 'power');
    if (isLabelBehind || (label !== undefined && isNumber(next))) {
      const [kind, amount] = isLabelBehind ? [next, Number(word)] : [label, Number(next)];
      at += 2;
      if (kind === 'energy') energy = amount;
      else if (kind === 'might') might = amount;
      else {
        const domain = isLabelBehind || !isDomain(last) ? OWN : last;
        if (domain !== OWN) at++;
        power.push(...Array.from({ length: amount }, () => domain));
      }
    } else if (isNumber(word) && isDomain(next)) {
      const isPower = words[at + 2] === 'power';
      at += isPower ? 3 : 2;
      if (isPower) power.push(...Array.from({ length: Number(word) }, () => next));
      else counted.push([Number(word), next]);
    } else if (isNumber(word) && energy === undefined) {
      energy = Number(word);
      at++;
    } else if (isDomain(word)) {
      // After the Might, it is no part of a cost: `Energy 3 Might 2 Order`.
      if (might === undefined) counted.push([1, word]);
      else domains.push(word);
      at++;
    } else return undefined;
  }
  return settled({ energy, might, power, domains }, counted, of);
};

/** Of `2 chaos` alone, the number is Energy; as a cost in the card's own field, there is one Power besides. */
const settled = (
  found: {
    readonly energy: number | undefined;
    readonly might: number | undefined;
    readonly power: readonly string[];
    readonly domains: readonly string[];
  },
  counted: readonly (readonly [amount: number, domain: string])[],
  of: AmountsOf,
): Amounts => {
  const { might } = found;
  let { energy } = found;
  const power = [...found.power];
  const domains = [...found.domains];
  const [first, ...more] = counted;
  const isBare = energy === undefined && first !== undefined;
  if (isBare) {
    [energy] = first;
    if (of === 'cost') power.push(first[1]);
    else domains.push(first[1]);
  }
  for (const [amount, domain] of isBare ? more : counted) power.push(...Array.from({ length: amount }, () => domain));
  return {
    ...(energy === undefined ? {} : { energy }),
    ...(might === undefined ? {} : { might }),
    ...(power.length === 0 ? {} : { power }),
    ...(domains.length === 0 ? {} : { domains }),
  };
};
