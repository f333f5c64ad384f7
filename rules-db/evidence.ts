/**
 * How sure the words of a card are: those of a set that the library knows from previews come from several sources, from one,
 * or from none. Every other card is as the publisher lists it.
 */
import data from './evidence.json' with { type: 'json' };

export type Evidence = 'publisher' | 'two sources' | 'one source' | 'no text';

/** `name`: of a card of the library, as that spells it. */
export const evidenceOf = (name: string): Evidence => known.get(name) ?? 'publisher';

/** A sentence about it; undefined where nothing is in doubt. */
export const evidenceText = (name: string): string | undefined => TEXTS[evidenceOf(name)];

const KINDS = ['publisher', 'two sources', 'one source', 'no text'] as const satisfies readonly Evidence[];

const known: ReadonlyMap<string, Evidence> = new Map(
  KINDS.flatMap(kind => data[kind].map((name): [string, Evidence] => [name, kind])),
);

const TEXTS: Readonly<Record<Evidence, string | undefined>> = {
  publisher: undefined,
  'two sources': `Known from previews of ${data.knownOn}: two sources agree on what it says.`,
  'one source': `Known from previews of ${data.knownOn}: only one source has what it says.`,
  'no text': `Known from previews of ${data.knownOn}: no source has what it says.`,
};
