import { describe, expect, it } from 'vitest';
import { verdict } from '../../server/analysis/verdict.ts';
import { readManifest } from '../house/support/manifest.ts';
import { mistakes } from '../house/support/scripts.ts';
import { fixture } from '../server/lsp/fixture.ts';
import { documents, fencesOf } from './documents.ts';

const page = documents().find(({ file }) => file === 'docs/editor.md')?.text ?? '';
const manifest = readManifest<{
  readonly contributes: {
    readonly commands: readonly { readonly title: string }[];
    readonly keybindings: readonly { readonly key: string }[];
    readonly configuration: { readonly properties: Readonly<Record<string, unknown>> };
  };
}>();

/** The first cells of the table below a heading. */
const listedBelow = (heading: string): readonly string[] => {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| (.+?) \| .*\|$/gm)].map(([, cell = '']) => cell).slice(2);
};

describe('the page of the editor', () => {
  it('lists the commands of the extension', () => {
    expect(listedBelow('Commands')).toEqual(manifest.contributes.commands.map(command => command.title));
  });

  it('lists the settings', () => {
    const settings = Object.keys(manifest.contributes.configuration.properties);
    expect(listedBelow('Settings')).toEqual(settings.map(name => `\`${name}\``));
  });

  it('lists the keys', () => {
    expect(listedBelow('Keys').map(cell => /`([^`]+)`/.exec(cell)?.[1]?.toLowerCase())).toEqual(
      manifest.contributes.keybindings.map(({ key }) => key),
    );
  });

  it('shows the verdict that is copied', () => {
    const scenario = fencesOf(page, 'rift')[0]?.text ?? '';
    const line = mistakes.marksOf(scenario)[0]?.line ?? 0;
    const said = verdict(fixture(scenario).analysis, { line, character: 2 });
    expect(fencesOf(page, 'text')[0]?.text).toBe(`${said}\n`);
  });

  it('the README shows the verdict on its question', () => {
    const readme = documents().find(({ file }) => file === 'README.md')?.text ?? '';
    const scenario = fencesOf(readme, 'rift').find(({ text }) => text.includes('May all seven'))?.text ?? '';
    const said = verdict(fixture(scenario).analysis, { line: 0, character: 2 });
    expect(fencesOf(readme, 'text').map(({ text }) => text)).toContain(`${said}\n`);
  });
});
