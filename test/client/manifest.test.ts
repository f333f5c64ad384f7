import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../engine/game/editions.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const manifest = read('package.json');
const { contributes } = manifest;

describe('the manifest of the extension', () => {
  it('names files that are there', () => {
    const files: readonly string[] = [
      manifest.icon,
      ...contributes.grammars.map((each: { path: string }) => each.path),
      ...contributes.snippets.map((each: { path: string }) => each.path),
      ...contributes.languages.flatMap((each: { configuration: string; icon: Record<string, string> }) => [
        each.configuration,
        ...Object.values(each.icon),
      ]),
      ...contributes.viewsContainers.activitybar.map((each: { icon: string }) => each.icon),
      ...contributes.views.riftbench.map((each: { icon: string }) => each.icon),
    ];
    expect(files.filter(file => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([]);
  });

  it('offers the editions that the engine runs', () => {
    expect([...contributes.configuration.properties['riftbench.edition'].enum].sort()).toEqual(['', ...EDITIONS]);
  });

  it('uses only commands that it declares', () => {
    const declared = new Set(contributes.commands.map((each: { command: string }) => each.command));
    const menus: { command: string }[][] = Object.values(contributes.menus);
    const welcoming = contributes.viewsWelcome.flatMap(({ contents }: { contents: string }) =>
      [...contents.matchAll(/\(command:([^)]+)\)/g)].map(([, command]) => ({ command })),
    );
    const used = [...menus.flat(), ...contributes.keybindings, ...welcoming].map(each => each.command);
    expect(used.filter(command => !declared.has(command))).toEqual([]);
  });

  it('runs in folders that are not trusted', () => {
    expect(manifest.capabilities.untrustedWorkspaces).toEqual({ supported: true });
  });
});

describe('grammar, snippets and language configuration', () => {
  it('every pattern of the grammar compiles, and every include exists', () => {
    const grammar = read('client/grammar/rift.tmLanguage.json');
    const nodes = allNodes(grammar);
    for (const node of nodes) {
      for (const key of ['match', 'begin', 'end'] as const) {
        const pattern = node[key];
        if (typeof pattern === 'string') expect(() => new RegExp(pattern, 'u'), pattern).not.toThrow();
      }
      if (typeof node.include === 'string') expect(grammar.repository).toHaveProperty(node.include.slice(1));
    }
    expect(nodes.length).toBeGreaterThan(50);
  });

  it('every snippet has a prefix, a description and a body', () => {
    for (const [name, snippet] of Object.entries<Record<string, unknown>>(read('client/snippets/rift.json'))) {
      expect(snippet, name).toMatchObject({ prefix: expect.any(String), description: expect.any(String) });
      expect(snippet.body, name).toBeTruthy();
    }
  });

  it.each([
    ['because 465.2.c.3', '465.2.c.3'],
    ['Baron-Nashor fights', 'Baron-Nashor'],
    ["Kog'Maw", "Kog'Maw"],
    ['Wall, Soldier', 'Wall'],
  ])('a word of %j is %j', (text, word) => {
    const { pattern, flags } = read('client/language-configuration.json').wordPattern;
    expect(text.match(new RegExp(pattern, `g${flags}`))).toContain(word);
  });

  it('indents after the lines that open a block, and only there', () => {
    const pattern = new RegExp(read('client/language-configuration.json').onEnterRules[0].beforeText.pattern);
    expect(
      ['scenario "A"', '  battlefield "B" controlled by Ben', 'base Ana # here'].every(line => pattern.test(line)),
    ).toBe(true);
    expect(['  Ana moves A to base', '  expect A is at base', 'player Ana'].some(line => pattern.test(line))).toBe(
      false,
    );
  });
});

function allNodes(value: unknown): readonly Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const children = Object.values(value).flatMap(allNodes);
  return Array.isArray(value) ? children : [value as Record<string, unknown>, ...children];
}
