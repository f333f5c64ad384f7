/** The edition of the core rules that a file is checked against where its scenarios do not name one. */

import { EDITIONS, type Edition, NEWEST, playedAs } from '../../../engine/game/state/editions.ts';
import {
  asPrinted,
  editionOf,
  isAsPrinted,
  isRuleset,
  nowPlayed,
  type Ruleset,
  standInFor,
} from '../../../engine/game/state/rulesets.ts';
import { thrownText } from '../../../rules-db/thrownText.ts';
import { type Files, isOnNetwork, type Paths } from './files.ts';
import { isInside } from './paths.ts';

export const PROJECT_FILE = 'riftbench.json';

/** An edition, and whether its text alone is meant, without what the publisher clarified. */
export interface SaidEdition {
  readonly edition: Edition;
  readonly asPrinted?: true;
  /** The edition by whose rules it is played: `1.4` of `1.5 as 1.4`. */
  readonly playedAs?: Edition;
}

export interface DefaultEdition extends SaidEdition {
  /** `front matter`: the file says it itself. */
  readonly from: 'front matter' | 'riftbench.json' | 'setting' | 'newest';
  /** The project file that was read, if one lies above. */
  readonly file?: string;
  /** What is wrong with the project file or the setting; `edition` is then the newest. */
  readonly problem?: string;
  /** Whether citations in the prose of files are to be checked, without that each file asks for it. */
  readonly citations?: true;
}

export interface EditionSources {
  /** The text of a file, or undefined where there is none. Any other failure is thrown. */
  readonly read: (path: string) => string | undefined;
  readonly paths: Pick<Paths, 'folderOf' | 'resolve'>;
  /** The `riftbench.edition` setting: for files outside all of `folders`. */
  readonly setting?: string | undefined;
  readonly folders?: readonly string[];
  /** Whether citations are checked in every file; else where `riftbench.json` or the file itself asks for it. */
  readonly citations?: 'marked' | 'always' | undefined;
}

/** Looks editions up and remembers each folder's answer until `forget`. */
export interface EditionLookup {
  /** `path` is missing for a document that is on no disk. */
  of(path: string | undefined): DefaultEdition;
  forget(): void;
}

/** Project files are read once; `forget` has them read again. */
export const editionLookup = (sources: EditionSources): EditionLookup => {
  const known = new Map<string, DefaultEdition | undefined>();
  return {
    of(path) {
      const project = path === undefined ? undefined : nearestProject(sources.paths.folderOf(path), sources, known);
      const found = project ?? withoutProject(path, sources);
      return sources.citations === 'always' ? { ...found, citations: true } : found;
    },
    forget: () => known.clear(),
  };
};

/** Among these files. */
export const editionsIn = (files: Files, how: Omit<EditionSources, 'read' | 'paths'> = {}): EditionLookup =>
  editionLookup({ read: readIfThere(files), paths: files, ...how });

/** Reads files that may be missing. On a network share none is looked for. */
const readIfThere =
  ({ readText }: Pick<Files, 'readText'>) =>
  (path: string): string | undefined => {
    if (isOnNetwork(path)) return undefined;
    const read = readText(path);
    if ('text' in read) return read.text;
    if (read.isMissing === true) return undefined;
    throw new Error(read.why);
  };

/** An edition named by a setting or an option: itself, or why not. */
export const readEdition = (text: string): SaidEdition | { readonly problem: string } => {
  const said = text.trim().replace(/\s+/g, ' ').toLowerCase();
  const ruleset = standInFor(said) ?? said;
  if (isRuleset(ruleset)) return saidOf(ruleset);
  const now = nowPlayed(said);
  if (now !== undefined) return { problem: `Edition ${now} is played by its own rules: write "${now}".` };
  return {
    problem: `There is no edition "${text.trim()}" of the core rules here; it can be ${EDITIONS.join(', ')}, each also without the publisher's clarifications, like "1.3 as printed".`,
  };
};

export const rulesetOf = ({ edition, asPrinted: isPrinted }: SaidEdition): Ruleset =>
  isPrinted === true ? asPrinted(edition) : (standInFor(edition) ?? edition);

/** The opposite of `rulesetOf`. */
export const saidOf = (ruleset: Ruleset): SaidEdition => {
  const edition = editionOf(ruleset);
  if (isAsPrinted(ruleset)) return { edition, asPrinted: true };
  const before = playedAs(edition);
  return before === undefined ? { edition } : { edition, playedAs: before };
};

const nearestProject = (
  folder: string,
  { read, paths }: Pick<EditionSources, 'read' | 'paths'>,
  known: Map<string, DefaultEdition | undefined>,
): DefaultEdition | undefined => {
  if (known.has(folder)) return known.get(folder);
  const parent = paths.folderOf(folder);
  const found =
    projectAt(paths.resolve(folder, PROJECT_FILE), read) ??
    (parent === folder ? undefined : nearestProject(parent, { read, paths }, known));
  known.set(folder, found);
  return found;
};

/** A project file that names no edition leaves it to the newest: it still ends the search, as the nearest one. */
const projectAt = (file: string, read: EditionSources['read']): DefaultEdition | undefined => {
  let text: string | undefined;
  try {
    text = read(file);
  } catch (error) {
    const why = thrownText(error);
    return { edition: NEWEST, from: 'newest', file, problem: `${file} cannot be read: ${why}` };
  }
  if (text === undefined) return undefined;
  const said = projectIn(text);
  const found = { file, ...(said.citations === true ? { citations: true as const } : {}) };
  if (said.problem !== undefined)
    return { ...found, edition: NEWEST, from: 'newest', problem: `${file}: ${said.problem}` };
  if (said.said === undefined) return { ...found, edition: NEWEST, from: 'newest' };
  return { ...found, ...said.said, from: 'riftbench.json' };
};

interface Project {
  readonly said?: SaidEdition;
  readonly citations?: boolean;
  readonly problem?: string;
}

const projectIn = (json: string): Project => {
  let value: unknown;
  try {
    value = JSON.parse(json.replace(/^\uFEFF/, ''));
  } catch {
    return { problem: `this is not JSON. It should look like {"edition": "${NEWEST}"}.` };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problem: `an object is expected, like {"edition": "${NEWEST}"}.` };
  }
  const { citations, edition } = value as { readonly citations?: unknown; readonly edition?: unknown };
  if (citations !== undefined && typeof citations !== 'boolean')
    return { problem: '"citations" must be true or false.' };
  const checked = citations === undefined ? {} : { citations };
  if (edition === undefined) return checked;
  if (typeof edition === 'string') {
    const said = readEdition(edition);
    return 'problem' in said ? { ...checked, problem: said.problem } : { ...checked, said };
  }
  return { ...checked, problem: `"edition" must be a string, like "${NEWEST}".` };
};

const withoutProject = (path: string | undefined, { setting, folders = [] }: EditionSources): DefaultEdition => {
  const newest: DefaultEdition = { edition: NEWEST, from: 'newest' };
  const inFolder = path !== undefined && folders.some(folder => isInside(path, folder));
  if (inFolder || setting === undefined || setting.trim() === '') return newest;
  const named = readEdition(setting);
  if ('problem' in named) return { ...newest, problem: `The setting riftbench.edition: ${named.problem}` };
  return { ...named, from: 'setting' };
};
