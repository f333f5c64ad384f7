/** A rune deck that the scenario lists, in words. */

/** "2 fury, 1 calm" from the top; those of a domain that follow one another are counted. */
export const runeDeckText = (domains: readonly string[]): string => {
  const rows: { domain: string; amount: number }[] = [];
  for (const domain of domains) {
    const last = rows.at(-1);
    if (last?.domain === domain) last.amount++;
    else rows.push({ domain, amount: 1 });
  }
  return rows.length === 0 ? 'empty' : rows.map(({ domain, amount }) => `${amount} ${domain}`).join(', ');
};
