/** What the rules are made of, fetched once and kept by the browser: each file compressed by itself. */

/** `data/index.json`: the files by their names, each with the name under which it lies on the site. */
type DataFiles = Readonly<Record<string, string>>;

export const fetchData = async (base: URL): Promise<Record<string, Uint8Array>> => {
  const index = await fetched(new URL('data/index.json', base));
  const files = (await index.json()) as DataFiles;
  const read = async ([name, file]: [string, string]): Promise<[string, Uint8Array]> => [
    name,
    await unzipped(await fetched(new URL(`data/${file}`, base))),
  ];
  return Object.fromEntries(await Promise.all(Object.entries(files).map(read)));
};

const fetched = async (url: URL): Promise<Response> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} could not be loaded (${response.status}).`);
  return response;
};

const unzipped = async ({ body }: Response): Promise<Uint8Array> =>
  body === null
    ? new Uint8Array()
    : new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
