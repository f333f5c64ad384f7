/** What has been read of a print's header so far. */
import type { Draft } from '../../game/state/draft.ts';
import type { Amounts } from './amounts.ts';

export interface Header extends Pick<Amounts, 'isPowerUncounted'> {
  readonly name?: string;
  /** Words of the type line, in lower case; none where nothing says the type. */
  readonly types: readonly string[];
  readonly domains: readonly string[];
  readonly tags: readonly string[];
  /** Lines of the text that stood above it: keywords beside the type, and labels that nobody knows. */
  readonly keywords: readonly string[];
  readonly energy?: number;
  readonly might?: number;
  /** A domain for each Power, or `own`. */
  readonly power: readonly string[];
  /** What follows. */
  readonly text: string;
}

export type HeaderDraft = Draft<Header>;

export const set = (of: HeaderDraft, { energy, might, power = [], domains = [], isPowerUncounted }: Amounts): true => {
  if (isPowerUncounted === true) of.isPowerUncounted = true;
  if (energy !== undefined) of.energy = energy;
  if (might !== undefined) of.might = might;
  of.power = [...of.power, ...power];
  of.domains = [...of.domains, ...domains];
  return true;
};

export const isSaid = ({ types, energy, power, might, domains, tags }: HeaderDraft, label: string): boolean => {
  switch (label) {
    case 'type':
      return types.length > 0;
    case 'cost':
    case 'energy':
      return energy !== undefined || power.length > 0;
    case 'might':
      return might !== undefined;
    default:
      return (label === 'domain' ? domains : tags).length > 0;
  }
};

export const isNothingSaid = ({ name, types, energy, might, power }: HeaderDraft): boolean =>
  name === undefined && types.length === 0 && energy === undefined && might === undefined && power.length === 0;

/** Of the card's corner the cost may stand above its name. */
export const isUnnamed = ({ name, types, might, domains }: HeaderDraft): boolean =>
  name === undefined && types.length === 0 && might === undefined && domains.length === 0;

export const TEXT = /^(?:text|rules text|abilit(?:y|ies))\s*:\s*(.*)$/iu;
export const LABEL =
  /^(name|card|type|cost|energy|power|might(?: bonus)?|domains?|colou?rs?|tags?|keywords?|speed|timing|rarity|set|number|artist|illustrator|flavou?r(?: text)?)\s*:\s*(.*)$/iu;

export const FOOTER = /^\s*(type|cost|energy|might|domain|tag)s?\s*:\s*\S/iu;

export const BARE = /^(?:\[?\d{1,2}\]?|\d{1,2}\s*\/\s*\d{1,2})$/u;
export const TAG = /^\p{Lu}[\p{L}'’.-]*(?: (?:of|the|\p{Lu}[\p{L}'’.-]*))*$/u;
