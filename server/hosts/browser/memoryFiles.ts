/** Files that are handed over, by their URIs: a page of a browser has no disk. A path is a URI here, as `canonical` writes it. */
import { BOUNDS } from '../../../engine/bounds.ts';
import {
  type Files,
  type FileText,
  HAS_SCENARIOS,
  OUTSIDE,
  type Paths,
  tooLarge,
} from '../../analysis/document/files.ts';
import { isInside } from '../../analysis/document/paths.ts';
import { decodeText, whyNoText } from '../../analysis/document/text.ts';
import { type HandedFile, MOST_FILES } from '../../protocol.ts';

/** One way to write a URI, that of VS Code: a file has one path, whatever wrote its address. */
const canonical = (uri: string): string => {
  const [, scheme = '', place = '', path = '', rest = ''] = /^([^:/?#]+:)(\/\/[^/?#]*)?([^?#]*)(.*)$/s.exec(uri) ?? [];
  return `${scheme}${place}${path.split('/').map(encoded).join('/')}${rest}`;
};

const encoded = (segment: string): string =>
  encodeURIComponent(decoded(segment)).replace(
    /[!'()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const folderOf = (path: string): string => new URL('.', path).href.replace(/(?<=[^/:])\/$/, '');

const uriPaths: Paths = {
  folderOf,
  resolve: (folder, said) => {
    const segments = said.split('/').map(encodeURIComponent).join('/');
    return canonical(new URL(segments, `${folder.replace(/\/$/, '')}/`).href);
  },
  relative: (folder, path) => {
    const up: string[] = [];
    for (let at = folder.replace(/\/$/, ''); ; at = folderOf(at)) {
      if (isInside(path, at)) return [...up, decoded(path.slice(at.length + 1))].join('/');
      if (folderOf(at) === at) return path;
      up.push('..');
    }
  },
  // What is not saved yet lies in no folder (`untitled:Untitled-1`).
  pathOf: uri => (/^[a-z][\w+.-]*:\//i.test(uri) && URL.canParse(uri) ? canonical(uri) : undefined),
  uriOf: path => path,
};

export interface MemoryFiles extends Files {
  /** In place of what was there before; null takes it away. */
  readonly put: (uri: string, file: HandedFile | null) => void;
  readonly putAll: (files: Readonly<Record<string, HandedFile | null>>) => void;
}

export const memoryFiles = (): MemoryFiles => {
  const texts = new Map<string, FileText>();
  const readText = (path: string): FileText =>
    texts.get(path) ?? { why: 'there is no such file here.', isMissing: true };
  const put = (uri: string, file: HandedFile | null): void => {
    const path = canonical(uri);
    if (file === null) texts.delete(path);
    else texts.set(path, textOf(file));
  };
  return {
    ...uriPaths,
    readText,
    readTextWithin: (path, folders) =>
      folders.some(folder => isInside(path, folder)) ? readText(path) : { why: OUTSIDE },
    scenarioFiles: async folders =>
      [...texts.keys()]
        .filter(path => HAS_SCENARIOS.test(path))
        .sort()
        .flatMap(path => {
          const folder = folders.find(each => isInside(path, each));
          return folder === undefined ? [] : [{ path, folder }];
        })
        .slice(0, MOST_FILES),
    stampOf: async path => JSON.stringify(texts.get(path) ?? null),
    put,
    putAll(files) {
      for (const [uri, file] of Object.entries(files)) put(uri, file);
    },
  };
};

const textOf = (file: HandedFile): FileText => {
  if (typeof file === 'string') return { text: file };
  if (typeof file === 'number') return { why: tooLarge(BOUNDS.fileBytes) };
  const text = decodeText(file);
  return text === undefined ? { why: whyNoText(file) } : { text };
};
