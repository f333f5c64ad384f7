/** Outcomes as a tree, grouped by what differs: it fills as they are found, and what is folded is made once somebody looks. */
import { groupedOutcomes, type OutcomeNode } from '../../outcomes/grouped.ts';
import type { ExploredOutcome } from '../../protocol.ts';
import { button } from './panes.ts';

export interface TreeDoing {
  /** The board after that ply, or after all of them. `by`: what was pressed. */
  readonly show: (outcome: ExploredOutcome, by: HTMLElement, ply?: number) => void;
  readonly write: (outcome: ExploredOutcome, as: 'lines' | 'branch') => void;
}

export interface OutcomeTree {
  readonly fill: (outcomes: readonly ExploredOutcome[]) => void;
  readonly clear: () => void;
}

/** What is open stays open while it fills, and what has the focus keeps it. */
export const outcomeTree = (root: HTMLElement, doing: TreeDoing): OutcomeTree => {
  let outcomes: readonly ExploredOutcome[] = [];
  /** Each node by what it stands for. */
  const known = new Map<string, Fold>();
  const steps = new Map<ExploredOutcome, HTMLElement>();
  let mostShown = MOST_SHOWN;

  const foldOf = (key: string): Fold => {
    const found = known.get(key) ?? foldMade(fill);
    known.set(key, found);
    return found;
  };
  const stepsOf = (outcome: ExploredOutcome): HTMLElement => {
    const found = steps.get(outcome) ?? stepsMade(outcome, doing);
    steps.set(outcome, found);
    return found;
  };
  const listOf = (nodes: readonly OutcomeNode[], above: string): readonly HTMLElement[] => {
    const more = nodes.length - mostShown;
    const shown = nodes.slice(0, mostShown).map(node => itemOf(node, above));
    return more > 0 ? [...shown, restOf(more)] : shown;
  };
  const restOf = (more: number): HTMLElement => {
    const made = document.createElement('li');
    const all = button(`Show ${more} more`, () => {
      mostShown = Number.POSITIVE_INFINITY;
      fill();
    });
    made.append(all);
    return made;
  };
  const itemOf = (node: OutcomeNode, above: string): HTMLElement => {
    const key = node.kind === 'group' ? `${above}${node.changes.join('\n')}\n` : `${node.at}`;
    const { item, details, summary, inside } = foldOf(key);
    const outcome = node.kind === 'group' ? undefined : outcomes[node.at];
    const count = outcome === undefined ? countText(node) : waysText(outcome);
    summary.replaceChildren(labelOf(node, above === '' ? 'Nothing changes' : 'Nothing else'), counted(count));
    if (!details.open) return item;
    if (node.kind === 'group') inside.replaceChildren(...listOf(node.below, key));
    else if (outcome !== undefined) inside.replaceChildren(inItem(stepsOf(outcome)));
    return item;
  };
  const fill = (): void => {
    const focused = document.activeElement;
    root.replaceChildren(...listOf(groupedOutcomes(outcomes), ''));
    if (focused instanceof HTMLElement && root.contains(focused) && document.activeElement !== focused)
      focused.focus({ preventScroll: true });
  };
  return {
    fill(found) {
      outcomes = found;
      fill();
    },
    clear() {
      known.clear();
      steps.clear();
      mostShown = MOST_SHOWN;
      outcomes = [];
      root.replaceChildren();
    },
  };
};

/** In one list. */
const MOST_SHOWN = 100;

interface Fold {
  readonly item: HTMLLIElement;
  readonly details: HTMLDetailsElement;
  readonly summary: HTMLElement;
  readonly inside: HTMLUListElement;
}

const foldMade = (toggled: () => void): Fold => {
  const [item, details, summary, inside] = [
    document.createElement('li'),
    document.createElement('details'),
    document.createElement('summary'),
    document.createElement('ul'),
  ];
  details.append(summary, inside);
  details.addEventListener('toggle', toggled);
  item.append(details);
  return { item, details, summary, inside };
};

/** What may be done with an outcome, and the way there. */
const stepsMade = (outcome: ExploredOutcome, { show, write }: TreeDoing): HTMLElement => {
  const acts = document.createElement('div');
  acts.className = 'buttons';
  const whole = button('Show the Board', () => show(outcome, whole));
  acts.append(
    whole,
    button('Write as a Branch', () => write(outcome, 'branch')),
    button('Write as the Next Lines', () => write(outcome, 'lines')),
  );
  const way = document.createElement('ol');
  way.append(
    ...outcome.plies.map((lines, ply) => {
      const step = button(lines.join(' · '), () => show(outcome, step, ply));
      return inItem(step);
    }),
  );
  const made = document.createElement('div');
  made.append(acts, way);
  return made;
};

const inItem = (inside: HTMLElement): HTMLLIElement => {
  const made = document.createElement('li');
  made.append(inside);
  return made;
};

const labelOf = ({ changes }: OutcomeNode, none: string): string => {
  if (changes.length === 0) return none;
  const label = changes.join(', ');
  return `${label.charAt(0).toUpperCase()}${label.slice(1)}`;
};

const counted = (text: string): HTMLElement => {
  const made = document.createElement('span');
  made.className = 'counted';
  made.textContent = text === '' ? '' : ` (${text})`;
  return made;
};

const countText = (node: OutcomeNode): string => (node.kind === 'group' ? `${node.count} outcomes` : '');

/** There may be more than a number holds; they are not known until all has been looked at. */
const waysText = ({ ways }: ExploredOutcome): string => {
  if (ways === undefined) return '';
  return ways === '1' ? '1 way' : `${BigInt(ways).toLocaleString('en')} ways`;
};
