/** Data in a line, without what is said of nothing: `deal(amount 2, to chosen(slot a, filter (types [unit]), count (least 1, most 1)))`. */

const HEADS = ['kind', 'do', 'gives', 'on', 'is', 'pays'];

export const compact = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(compact).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).filter(([key, each]) => key !== 'text' && each !== undefined);
  const head = entries.find(([key, each]) => HEADS.includes(key) && typeof each === 'string');
  const rest = entries.filter(entry => entry !== head).map(([key, each]) => `${key} ${compact(each)}`);
  const inside = rest.length === 0 ? '' : `(${rest.join(', ')})`;
  return `${head === undefined ? '' : String(head[1])}${inside}` || '()';
};
