/** The pages that were come by, one after the other, and where on that way one is. */
export interface Trail {
  /** A page came to the front: it goes behind the one before, and what lay ahead is forgotten. */
  visit(uri: string): void;
  /** One page back, which is then the one in front; undefined where there is none. */
  back(): string | undefined;
  forward(): string | undefined;
  canGoBack(): boolean;
  canGoForward(): boolean;
}

/** Nobody goes back further. */
const LONGEST = 100;

export function makeTrail(): Trail {
  let uris: readonly string[] = [];
  let at = -1;
  const go = (to: number): string | undefined => {
    const uri = uris[to];
    if (uri !== undefined) at = to;
    return uri;
  };
  return {
    visit(uri) {
      if (uris[at] === uri) return;
      uris = [...uris.slice(0, at + 1), uri].slice(-LONGEST);
      at = uris.length - 1;
    },
    back: () => go(at - 1),
    forward: () => go(at + 1),
    canGoBack: () => at > 0,
    canGoForward: () => at < uris.length - 1,
  };
}
