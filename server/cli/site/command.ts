/** `riftbench site`: a folder of scenarios and articles as static files for any host. */
import { basename, join, relative, resolve, sep } from 'node:path';
import { BOUNDS } from '../../../engine/bounds.ts';
import { isLinkAddress } from '../../analysis/link/linked.ts';
import { builtParts, dataParts, type SitePart } from '../../hosts/node/data/siteParts.ts';
import { type Rasteriser, rasteriser } from '../../hosts/node/drawing/rasteriser.ts';
import { readBytesWithin } from '../../hosts/node/files.ts';
import type { BuiltFile } from '../../site/building/builtFile.ts';
import { TRY } from '../../site/building/layout.ts';
import { boardColours } from '../../site/building/pageRoom.ts';
import { builtSite, OWN_NAMES } from '../../site/building/site.ts';
import { bookOf } from '../book.ts';
import { type FoundFile, findFiles } from '../check/find.ts';
import type { Command, CommandOptions, ExitStatus } from '../command.ts';
import { EDITION_OPTION } from '../editions.ts';
import { CannotWork, type Io } from '../io.ts';
import { progressLine } from '../progressLine.ts';
import { analysisFor } from './analysisFor.ts';
import { siteOutput } from './output.ts';

export const site: Command = {
  name: 'site',
  summary: 'make a site of static files from a folder of scenarios and articles',
  takes: 'FOLDER',
  options: [
    { name: 'output', short: 'o', value: 'FOLDER', about: 'the folder to write to' },
    { name: 'title', value: 'TITLE', about: "the title of the site; by default, the folder's name" },
    {
      name: 'address',
      value: 'ADDRESS',
      about: 'where the site will be published, such as https://example.org/rulings/; previews in chats need it',
    },
    EDITION_OPTION,
  ],
  about: [
    'Each article and each file of scenarios becomes a page, readable without scripts: boards drawn, what the rules say, how it goes, and what is cited as links. The rule book comes along, with every ruling run; so does a page on which scenarios are tried, run by the rules in the reader’s own browser. README.md or index.md of the folder stands above the contents.',
    'Any host that serves files can serve it. With the package @resvg/resvg-js, pages with scenarios have a picture for previews.',
  ],
  examples: [
    'riftbench site rulings -o public',
    'riftbench site rulings -o public --title "Rulings of our league" --address https://example.org/rulings/',
  ],
  statuses: { 0: 'the site was made', 1: 'never: problems in scenarios are shown on their pages' },
  run: async (options, io): Promise<ExitStatus> => {
    const facts = factsOf(options);
    const { folder, found, root } = filesOf(options, io);
    const output = siteOutput(outputOf(options), io);
    const own = found.filter(({ absolute }) => !isBelow(absolute, output.folder));
    const draw = await rasteriser();
    const progress = progressLine(io);
    let pages = 0;
    const files = new Map(own.map(file => [pathBelow(root, file), file]));
    const read = analysisFor(options, io);
    const built = builtSite({
      facts: { ...facts, title: facts.title ?? basename(root) },
      book: bookOf(io),
      paths: [...files.keys()],
      hasAsset: path => assetIn(root, path) !== undefined,
      analysisOf: path => read(files.get(path) ?? unknown(path)),
      hasPreviews: draw !== undefined,
    });
    const parts = function* (): Generator<SitePart> {
      for (const file of built) {
        if (file.kind === 'page') pages += 1;
        progress.show(() => `${pages} pages, ${file.path}`);
        yield partOf(file, root, draw);
      }
      yield* builtParts().map(withColours);
      yield* dataParts(`${TRY}/data`);
      progress.clear();
    };
    const size = output.write(parts());
    io.err.write(
      `${pages} pages of ${own.length} files in ${folder} and of the rule book, ${(size / 1e6).toFixed(1)} MB: ${outputOf(options)}\n`,
    );
    return 0;
  },
};

const factsOf = (options: CommandOptions): { readonly title?: string; readonly address?: string } => {
  const title = options.value('title');
  const address = options.value('address');
  if (address !== undefined && (!isLinkAddress(address) || !/^https?:/i.test(address)))
    throw new CannotWork(
      `--address "${address}" is no address of a site: write one such as https://example.org/rulings/.`,
    );
  return {
    ...(title === undefined ? {} : { title }),
    ...(address === undefined ? {} : { address: address.endsWith('/') ? address : `${address}/` }),
  };
};

const outputOf = (options: CommandOptions): string => {
  const output = options.value('output');
  if (output === undefined) throw new CannotWork('site needs a folder to write to: riftbench site FOLDER -o OUT');
  return output;
};

const filesOf = ({ words: [folder, ...more] }: CommandOptions, { cwd }: Io) => {
  if (folder === undefined) throw new CannotWork('site needs a folder: riftbench site FOLDER -o OUT');
  if (more.length > 0) throw new CannotWork(`site takes one folder, not ${more.length + 1}.`);
  const root = resolve(cwd, folder);
  const found = findFiles([folder], cwd);
  const [only] = found;
  if (only?.isNamed === true)
    throw new CannotWork(`${folder}: ${only.why ?? 'this is a file; a folder of scenarios and articles is needed.'}`);
  const clash = found.map(file => pathBelow(root, file).split('/')[0] ?? '').find(name => OWN_NAMES.includes(name));
  if (clash !== undefined)
    throw new CannotWork(`${folder}: a site has pages of its own in “${clash}”. Give that folder another name.`);
  return { folder, root, found };
};

const pathBelow = (root: string, { absolute }: FoundFile): string => relative(root, absolute).replaceAll(sep, '/');

const isBelow = (path: string, folder: string): boolean => path.startsWith(`${folder}${sep}`);

const unknown = (path: string): never => {
  throw new Error(`there is no file ${path}`);
};

const partOf = (file: BuiltFile, root: string, draw: Rasteriser | undefined): SitePart => {
  const { path } = file;
  switch (file.kind) {
    case 'page':
    case 'picture':
      return { path, bytes: Buffer.from(file.text) };
    case 'preview':
      return { path, bytes: draw?.(file.picture.svg).png() ?? new Uint8Array() };
    case 'asset':
      return { path, bytes: assetIn(root, path) ?? unknown(path) };
  }
};

/** A picture of the folder, which a link in it cannot lead out of; undefined for anything else. */
const assetIn = (root: string, path: string): Uint8Array | undefined => {
  if (!/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(path)) return undefined;
  const read = readBytesWithin(join(root, path), [root], BOUNDS.fileBytes);
  return 'bytes' in read ? read.bytes : undefined;
};

/** The colours of boards are those of all pictures. */
const withColours = (part: SitePart): SitePart =>
  part.path === 'site.css' ? { ...part, bytes: Buffer.concat([part.bytes, Buffer.from(boardColours())]) } : part;
