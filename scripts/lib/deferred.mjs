// Modules that are loaded when one of their functions is first called, though whoever imports them does so at its head and
// calls them without waiting: the engine neither loads nor waits. For esbuild such a module is imported dynamically, so that
// it becomes a part; `asCommonJs` makes the import of what stands in its place a call that loads the part there and then.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** What a dynamic import is handed to if it is to give its module at once. No program has a function of this name. */
export const AT_ONCE = '__loadedAtOnce';

/** `sources` are the modules, from `root`; of what they export, each value must be a function. */
export const whenFirstCalled = (root, sources) => ({
  name: 'when-first-called',
  setup({ onResolve, onLoad }) {
    const files = new Set(sources.map(source => path.join(root, source)));
    onResolve({ filter: /\.ts$/ }, ({ kind, path: wanted, resolveDir }) => {
      const file = path.join(resolveDir, wanted);
      return kind === 'import-statement' && files.has(file)
        ? { path: file, namespace: 'when-first-called' }
        : undefined;
    });
    onLoad({ filter: /./, namespace: 'when-first-called' }, ({ path: file }) => ({
      contents: standIn(file),
      resolveDir: path.dirname(file),
      watchFiles: [file],
    }));
  },
});

const standIn = file =>
  [
    'let loaded;',
    `const part = () => (loaded ??= ${AT_ONCE}(import(${JSON.stringify(`./${path.basename(file)}`)})));`,
    ...valuesOf(file).map(name => `export const ${name} = (...given) => part().${name}(...given);`),
  ].join('\n');

/** The names that a module exports, without those of types. */
const valuesOf = file => {
  const { module } = parseSync(file, readFileSync(file, 'utf8'));
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, exportName }) => (isType ? [] : [exportName.name])),
  );
};
