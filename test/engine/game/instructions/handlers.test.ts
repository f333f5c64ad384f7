/** Each instruction is carried out in one place: a family that has another's would silently take it over. */
import { expect, it } from 'vitest';
import type { InstructionHandlers } from '../../../../engine/game/instructions/handlers.ts';
import { projectFiles } from '../../../house/support/root.ts';

const families = async (): Promise<readonly (readonly [string, readonly string[]])[]> => {
  const all: (readonly [string, readonly string[]])[] = [];
  for (const file of projectFiles().filter(f => f.startsWith('engine/game/instructions/'))) {
    const module: Readonly<Record<string, object>> = await import(/* @vite-ignore */ `../../../../${file}`);
    for (const [name, value] of Object.entries(module))
      if (name.endsWith('Handlers')) all.push([name, Object.keys(value)]);
  }
  return all;
};

it('have a handler in one family only', async () => {
  const all = (await families()).flatMap(([, names]) => names);
  expect(all.length).toBeGreaterThan(60);
  expect(all.filter((name, at) => all.indexOf(name) !== at)).toEqual([]);
});

// Handlers without one of them are none: else this line is a type error.
const isEnoughWithoutStun: Omit<InstructionHandlers, 'stun'> extends InstructionHandlers ? true : false = false;

it('lack none', () => expect(isEnoughWithoutStun).toBe(false));
