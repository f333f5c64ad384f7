/** Each behaviour in which editions differ, shown by the smallest scenario that parts two editions by it alone, or why there is none. */
import type { Behaviours } from '../../engine/game/state/editions.ts';
import { once } from '../../engine/known.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import none from './none.json' with { type: 'json' };
import text from './scenarios.rift' with { type: 'text' };

export interface ShownBehaviour {
  readonly behaviour: string;
  /** A whole file: the scenario, with the cards before it. */
  readonly text: string;
  /** As the scenario names them, the older one first; one alone where it parts no two of them. */
  readonly editions: readonly string[];
}

/** In the order of the file. */
export const shownBehaviours = once((): readonly ShownBehaviour[] => {
  const shown: ShownBehaviour[] = [];
  let cards = '';
  for (const { tree, text: block } of parseFile(text).blocks) {
    if (tree.kind === 'card') cards += block.replace(/^#.*\n/gm, '');
    if (tree.kind !== 'scenario') continue;
    const editions = tree.statements.flatMap(s => (s.kind === 'edition' ? s.editions.map(each => each.text) : []));
    const behaviour = (tree.name?.text ?? '').replace(/:.*$/, '');
    shown.push({ behaviour, text: `${cards}${block.trimEnd()}\n`, editions });
    cards = '';
  }
  return shown;
});

/** Why no scenario parts two editions by it alone. */
export const WHY_NONE: Readonly<Partial<Record<keyof Behaviours, string>>> = none;
