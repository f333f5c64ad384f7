/** Where what concerns a scenario as a whole is reported. */
import type { Block, ScenarioTree, Span } from '../../language/syntax.ts';

/** Its name, else the word that it begins with. */
export const titleSpan = ({ tree, text }: Pick<Block<ScenarioTree>, 'text' | 'tree'>): Span =>
  tree.name?.span ?? { start: 0, end: Math.min('scenario'.length, text.length) };
