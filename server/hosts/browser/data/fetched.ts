/** What the programs read, fetched by the worker itself from a folder of a site: each file compressed by itself, and kept by the browser. */
import type { PackedData } from './packed.ts';
import { unzipped } from './unzipped.ts';

/** `index.json`: the files by their names, each with the name under which it lies on the site. */
type DataFiles = Readonly<Record<string, string>>;

export interface FetchingData {
  /** What a board is run and drawn with. */
  readonly first: () => Promise<PackedData>;
  /** What is read where something is looked up: two thirds of all. */
  readonly rest: () => Promise<PackedData>;
}

/** What the build has marked so (`esbuild.mjs`). */
export const FOR_SEARCH: readonly string[] = ['asks.json.br', 'search.br', 'vectors.br'];

/** `folder`: its address, which ends with a slash. */
export const fetchingData = (folder: string): FetchingData => {
  let index: DataFiles | undefined;
  const part = async (isWanted: (name: string) => boolean): Promise<PackedData> => {
    index ??= (await (await fetched(`${folder}index.json`)).json()) as DataFiles;
    const files = Object.entries(index).filter(([name]) => isWanted(name));
    const read = async ([name, file]: [string, string]): Promise<[string, Uint8Array]> => [
      name,
      await contentOf(await fetched(`${folder}${file}`)),
    ];
    return Object.fromEntries(await Promise.all(files.map(read)));
  };
  return {
    first: () => part(name => !FOR_SEARCH.includes(name)),
    rest: () => part(name => FOR_SEARCH.includes(name)),
  };
};

const fetched = async (url: string): Promise<Response> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} could not be loaded (${response.status}).`);
  return response;
};

const contentOf = async ({ body }: Response): Promise<Uint8Array> =>
  body === null ? new Uint8Array() : unzipped(body);
