import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PLAYED_EDITIONS } from '../../engine/game/state/editions.ts';
import { offeredRulesets } from '../../engine/game/state/rulesets.ts';
import { datesText, EDITION_DATES } from '../../rules-db/editions.ts';
import { editionLookup, saidOf } from '../../server/analysis/document/edition.ts';
import { nodePaths } from '../../server/hosts/node/nodeFiles.ts';
import { readManifest } from '../house/support/manifest.ts';

const read = (path: string) => JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'));
const manifest = readManifest<ReturnType<typeof read>>();
const { contributes } = manifest;

describe('the manifest of the extension', () => {
  it('names files that are there', () => {
    const files: readonly string[] = [
      manifest.icon,
      ...contributes.grammars.map((each: { path: string }) => each.path),
      ...contributes.jsonValidation.map((each: { url: string }) => each.url),
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
    expect(contributes.configuration.properties['riftbench.edition'].enum).toEqual(['', ...offeredRulesets()]);
  });

  it('describes riftbench.json as it is read: each value of the schema is taken, and nothing else is offered', () => {
    const { properties, additionalProperties } = read('client/schemas/riftbench.schema.json');
    expect(additionalProperties).toBe(false);
    expect(Object.keys(properties)).toEqual(['$schema', 'edition', 'citations']);
    expect(properties.edition.enum).toEqual(offeredRulesets());
    const readAs = (project: object) =>
      editionLookup({ paths: nodePaths, read: () => JSON.stringify(project) }).of('/a/b.rift');
    for (const edition of properties.edition.enum)
      expect(readAs({ edition })).toMatchObject({ ...saidOf(edition), from: 'riftbench.json' });
    expect(readAs({ edition: '1.4', citations: true })).toMatchObject({ citations: true });
    expect(readAs({ citations: 'yes' })).toHaveProperty('problem');
  });

  it('says of each edition when it was printed and from when it applies', () => {
    const { enum: editions, enumDescriptions } = contributes.configuration.properties['riftbench.edition'];
    const lower = enumDescriptions.map((each: string) => each.charAt(0).toLowerCase() + each.slice(1));
    expect(Object.fromEntries(editions.map((edition: string, at: number) => [edition, lower[at]]))).toMatchObject(
      Object.fromEntries(PLAYED_EDITIONS.map(edition => [edition, datesText(EDITION_DATES[edition])])),
    );
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

describe('grammar and language configuration', () => {
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
