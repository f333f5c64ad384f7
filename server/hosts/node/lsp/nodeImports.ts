/** The user's library of imported texts, for the language server: loaded when it is first asked for. */
import { once } from '../../../../engine/known.ts';
import type { Imports } from '../../../lsp/custom/custom.ts';

const removed = once(async () => (await import('./imports.ts')).removedImports());

export const nodeImports: Imports = {
  list: async shown => (await import('./imports.ts')).imports(shown),
  add: async (...asked) => (await import('./importTexts.ts')).importTexts(...asked),
  remove: async name => (await removed()).remove(name),
  restore: async name => (await removed()).restore(name),
};
