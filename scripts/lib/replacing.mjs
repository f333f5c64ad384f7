// Modules in whose place programs have another one, which does the same elsewhere: the data of a release comes from files beside
// it, and what a test or a script bundles reads the scenarios of rulings where they lie. For esbuild and for vite.
import path from 'node:path';

/** Module by module, from the project's folder: what knows its sources, where no release is made. */
export const FROM_SOURCES = {
  'server/analysis/rulings/texts.ts': 'server/hosts/node/data/rulings.ts',
  'server/analysis/chat/languagePage.ts': 'server/hosts/node/data/languagePage.ts',
};

/** For esbuild. `root` is the project's folder. */
export const replacing = (root, modules) => {
  const inPlace = new Map(
    Object.entries(modules).map(([module, file]) => [path.join(root, module), path.join(root, file)]),
  );
  const names = [...inPlace.keys()].map(module => path.basename(module, '.ts'));
  return {
    name: 'replacing',
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`/(${names.join('|')})\\.ts$`) }, ({ path: wanted, resolveDir }) => {
        const found = inPlace.get(path.resolve(resolveDir, wanted));
        return found && { path: found };
      });
    },
  };
};

/** The same for vite, which asks for files by their paths. */
export const replacingInVite = (root, modules) => ({
  name: 'replacing',
  transform(_, id) {
    const file = modules[path.relative(root, id).replaceAll(path.sep, '/')];
    return file ? { code: `export * from ${JSON.stringify(path.join(root, file))};`, map: null } : null;
  },
});
