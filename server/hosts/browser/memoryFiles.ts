/** Files that are handed over as texts, by their URIs: a page of a browser has no disk. A path is a URI here. */
import {
  type Files,
  type FileText,
  HAS_SCENARIOS,
  MOST_FILES,
  OUTSIDE,
  type Paths,
} from '../../analysis/document/files.ts';
import { isInside } from '../../analysis/document/paths.ts';

const folderOf = (path: string): string => new URL('.', path).href.replace(/(?<=[^/:])\/$/, '');

const uriPaths: Paths = {
  folderOf,
  resolve: (folder, said) => {
    const encoded = said.split('/').map(encodeURIComponent).join('/');
    return new URL(encoded, `${folder.replace(/\/$/, '')}/`).href;
  },
  relative: (folder, path) => {
    const up: string[] = [];
    for (let at = folder.replace(/\/$/, ''); ; at = folderOf(at)) {
      if (isInside(path, at)) return [...up, decodeURIComponent(path.slice(at.length + 1))].join('/');
      if (folderOf(at) === at) return path;
      up.push('..');
    }
  },
  pathOf: uri => (URL.canParse(uri) ? uri : undefined),
  uriOf: path => path,
};

export interface MemoryFiles extends Files {
  /** In place of what was there before; undefined takes it away. */
  readonly put: (uri: string, text: string | undefined) => void;
}

export const memoryFiles = (): MemoryFiles => {
  const texts = new Map<string, string>();
  const readText = (path: string): FileText => {
    const text = texts.get(path);
    return text === undefined ? { why: 'there is no such file here.', isMissing: true } : { text };
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
    stampOf: async path => texts.get(path) ?? '',
    put: (uri, text) => void (text === undefined ? texts.delete(uri) : texts.set(uri, text)),
  };
};
