/**
 * Small memories for what is worked out of one moment of the game and asked again at once. States come and go by the thousand, and
 * each entry of a WeakMap outlives its use until the collector comes by: keyed by states, it costs more than the work it saves.
 * Here the last few keys are kept, in the memory of the game (`Memory`), and no more. What is known of a card for good belongs in
 * `knownOf`.
 */
import { type Memory, type MemorySlotName, memorySlot } from '../state/memory.ts';

interface Last<K, V> {
  readonly key: K;
  readonly value: V;
}

/** Of the last key that was worked out, or the last few. */
export const rememberLast = <K extends object, V>(
  name: MemorySlotName,
  work: (key: K) => V,
  places = 1,
): ((memory: Memory, key: K) => V) => (places === 1 ? rememberOne(name, work) : rememberFew(name, work, places));

/** By itself: most keep one, and are asked at every change of the game. */
const rememberOne = <K extends object, V>(
  name: MemorySlotName,
  work: (key: K) => V,
): ((memory: Memory, key: K) => V) => {
  const slot = memorySlot<Last<K, V>>(name);
  return (memory, key) => {
    const last = slot.get(memory);
    return last !== null && last.key === key ? last.value : slot.put(memory, { key, value: work(key) }).value;
  };
};

const rememberFew = <K extends object, V>(
  name: MemorySlotName,
  work: (key: K) => V,
  places: number,
): ((memory: Memory, key: K) => V) => {
  const slot = memorySlot<readonly Last<K, V>[]>(name);
  return (memory, key) => {
    for (const last of slot.get(memory) ?? NOTHING) if (last.key === key) return last.value;
    const value = work(key);
    const others = (slot.get(memory) ?? NOTHING).slice(0, places - 1);
    slot.put(memory, [{ key, value }, ...others]);
    return value;
  };
};

const NOTHING: readonly never[] = [];

/**
 * The same for lists of which some items alone matter to what is worked out, each by itself: it is kept for the next list, too,
 * where all that differs does not matter. Most steps change one object of many, and a rune that is exhausted matters to nobody.
 */
export const rememberWhileAlike = <T, V>(
  name: MemorySlotName,
  matters: (item: T) => boolean,
  work: (list: readonly T[]) => V,
): ((memory: Memory, list: readonly T[]) => V) => {
  const slot = memorySlot<Last<readonly T[], V>>(name);
  return (memory, list) => {
    const last = slot.get(memory);
    if (last?.key === list) return last.value;
    const value = last !== null && differInNothing(last.key, list, matters) ? last.value : work(list);
    return slot.put(memory, { key: list, value }).value;
  };
};

const differInNothing = <T>(a: readonly T[], b: readonly T[], matters: (item: T) => boolean): boolean => {
  const most = Math.max(a.length, b.length);
  for (let i = 0; i < most; i++) {
    const [x, y] = [a[i], b[i]];
    if (x !== y && ((x !== undefined && matters(x)) || (y !== undefined && matters(y)))) return false;
  }
  return true;
};

/** Whether two lists hold the same things in the same order. */
export const haveSameItems = (a: readonly unknown[], b: readonly unknown[]): boolean => {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
};
