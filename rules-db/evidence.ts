/**
 * How sure the words of a card are: those of a set that the library knows from previews come from several sources, from one,
 * from the publisher's catalogue in Chinese, or from none. Every other card is as the publisher lists it.
 */
import data from './evidence.json' with { type: 'json' };

export type Evidence = 'publisher' | 'two sources' | 'one source' | 'catalogue' | 'catalogue, open' | 'no text';

/** `name`: of a card of the library, as that spells it. */
export const evidenceOf = (name: string): Evidence => known.get(name) ?? 'publisher';

/** A sentence about it; undefined where nothing is in doubt. */
export const evidenceText = (name: string): string | undefined => {
  const text = TEXTS[evidenceOf(name)];
  const open = OPEN.get(name);
  return open === undefined ? text : `${text} Open is this: ${open}.`;
};

const KINDS = ['publisher', 'two sources', 'one source', 'catalogue', 'no text'] as const satisfies readonly Evidence[];

/** Of cards whose words leave something open: what. */
const OPEN: ReadonlyMap<string, string> = new Map(Object.entries(data['catalogue, open']));

const known: ReadonlyMap<string, Evidence> = new Map([
  ...KINDS.flatMap(kind => data[kind].map((name): [string, Evidence] => [name, kind])),
  ...[...OPEN.keys()].map((name): [string, Evidence] => [name, 'catalogue, open']),
]);

const CATALOGUE = `Known from the publisher's Chinese catalogue of ${data.catalogueOn} alone, put into the words of this game here: what it does is sure, its printed English is not known.`;

const TEXTS: Readonly<Record<Evidence, string | undefined>> = {
  publisher: undefined,
  'two sources': `Known from previews of ${data.knownOn}: two sources agree on what it says.`,
  'one source': `Known from previews of ${data.knownOn}: only one source has what it says.`,
  catalogue: CATALOGUE,
  'catalogue, open': CATALOGUE.replace('what it does is sure', 'most of what it does is sure'),
  'no text': `Known from previews of ${data.knownOn}: no source has what it says.`,
};
