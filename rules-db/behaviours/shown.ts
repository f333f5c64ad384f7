/** Each behaviour in which editions differ, shown by the smallest scenario that parts two editions by it alone, or why there is none. */
import { type Behaviours, EDITIONS, type Edition } from '../../engine/game/state/editions.ts';
import { once } from '../../engine/known.ts';
import { parseFile } from '../../engine/language/grammar/parse.ts';
import none from './none.json' with { type: 'json' };
import text from './scenarios.rift' with { type: 'text' };

export interface ShownBehaviour {
  readonly behaviour: string;
  /** Others that it takes besides: alone, it changes nothing there. */
  readonly alongside: readonly string[];
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
    // `rolesGo, with combatHeals: …`
    const [behaviour = '', ...alongside] = (tree.name?.text ?? '').replace(/:.*$/, '').split(/, with | and /);
    shown.push({ behaviour, alongside, text: `${cards}${block.trimEnd()}\n`, editions });
    cards = '';
  }
  return shown;
});

/** Why no scenario shows a change by itself that is made from one of the editions up to the other; undefined where one does. */
export const whyNotShown = (behaviour: keyof Behaviours, from: Edition, to: Edition): string | undefined =>
  EDITIONS.slice(EDITIONS.indexOf(from) + 1, EDITIONS.indexOf(to) + 1)
    .map(edition => WHY_NOT[`${behaviour} ${edition}`])
    .find(why => why !== undefined);

/** By the behaviour, and the edition that changes it. */
export const WHY_NOT: Readonly<Record<string, string>> = none;
