/** The pages that were visited, in order, and the current one: for going back and forward. */
export interface Visit {
  readonly uri: string;
  /** How far the page was scrolled down when it was left, in pixels. */
  readonly top: number;
}

export interface Trail {
  /** A page came to the front: it goes after the one before, and what lay ahead is forgotten. */
  visit(uri: string): void;
  /** One page back, which is then the one in front; undefined where there is none. */
  back(): Visit | undefined;
  forward(): Visit | undefined;
  /** The page in front was scrolled: coming back to it leads there. */
  scrolled(uri: string, top: number): void;
  canGoBack(): boolean;
  canGoForward(): boolean;
}

/** Nobody goes back further. */
const LONGEST = 100;

/** A new visit drops the pages ahead of the current one. */
export function makeTrail(): Trail {
  let visits: readonly Visit[] = [];
  let at = -1;
  const go = (to: number): Visit | undefined => {
    const visit = visits[to];
    if (visit !== undefined) at = to;
    return visit;
  };
  return {
    visit(uri) {
      if (visits[at]?.uri === uri) return;
      visits = [...visits.slice(0, at + 1), { uri, top: 0 }].slice(-LONGEST);
      at = visits.length - 1;
    },
    back: () => go(at - 1),
    forward: () => go(at + 1),
    scrolled(uri, top) {
      if (visits[at]?.uri === uri) visits = visits.with(at, { uri, top });
    },
    canGoBack: () => at > 0,
    canGoForward: () => at < visits.length - 1,
  };
}
