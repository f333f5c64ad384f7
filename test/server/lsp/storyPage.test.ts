/** "How it goes": the page of a scenario or branch in a document. */
import { describe, expect, it } from 'vitest';
import { pageUri, parsePageUri, readStoryId, storyId } from '../../../rules-db/pages/links.ts';
import { storyPage } from '../../../server/analysis/storyPage.ts';
import { inMarkdown } from '../../rules-db/inMarkdown.ts';
import { fixture, URI } from './fixture.ts';

const TEXT = `# two sides of one board

scenario "Quarry"
  edition 1.3, 1.4
  player Ana
  player Ben
  battlefield Quarry controlled by Ben
    Ben: Wall might 3
  base Ana
    Raider might 4
  turn Ana
  Ana moves Raider to Quarry
  what if "held back"
    all pass
    Ana assigns 4 to Wall
    expect Wall is alive
  back
  all pass
`;

const markdown = (test: string, { text = TEXT, ruleset = '1.4' } = {}): string | undefined =>
  inMarkdown(storyPage(fixture(text).analysis, test, ruleset))?.markdown;

describe('how a scenario goes', () => {
  it('is told under each line, with the rules, in each of its editions', () => {
    const page = markdown('Quarry');
    expect(page).toContain('# Quarry');
    expect(page).toContain('[a b.rift, line 3](file:///rulings/a%20b.rift#L3)');
    expect(page).toContain('## How it goes in 1.4');
    expect(page).toMatch(/`Ana moves Raider to Quarry`\n\n- .*\]\(riftbench:\/1\.4\/rule\//);
    expect(page).toContain('## What if held back');
    expect(page).toMatch(/\| \*\*1\.4\*\* \| – nothing is expected or asked \| described below \|/);
    const other = pageUri('story', storyId({ uri: URI, scenario: 'Quarry' }), '1.3');
    expect(page).toContain(`| 1.3 | – nothing is expected or asked | [Show](${other}) |`);
    expect(markdown('Quarry', { ruleset: '1.3' })).toContain('## How it goes in 1.3');
  });

  it('of a branch has the lines that lead to it, and what does not hold', () => {
    const page = markdown('Quarry › held back');
    expect(page).toContain('# Quarry › held back');
    expect(page).toContain('`Ana moves Raider to Quarry`');
    expect(page).toContain('✗ Does not hold');
    expect(page).toMatch(/✗ failed: /);
  });

  it('says that a line is not understood, and tells what is', () => {
    const page = markdown('Quarry', {
      text: TEXT.replace('all pass\n`', '').replace('  back\n  all pass\n', '  back\n  all psas\n'),
    });
    expect(page).toContain('Some of its lines are not understood');
    expect(page).toContain('`Ana moves Raider to Quarry`');
  });

  it('tells the line of each paragraph that shows one, those of branches behind the others', () => {
    const page = inMarkdown(storyPage(fixture(TEXT).analysis, 'Quarry', '1.4'));
    const shown = [...(page?.markdown ?? '').matchAll(/^`(.*)`$/gm)].map(([, line]) => line);
    const lines = TEXT.split('\n');
    expect(page?.lines.map(line => lines[line]?.trim())).toEqual(shown);
    expect(shown).toContain('Ana assigns 4 to Wall');
  });

  it('is none of a scenario that the document does not have', () => {
    expect(markdown('Grove')).toBeUndefined();
    expect(markdown('Quarry › gone')).toBeUndefined();
  });
});

describe('the address of such a page', () => {
  it.each([
    { uri: 'file:///a%23b/c.rift', scenario: 'A #2 › b/c? (d)' },
    { uri: 'untitled:New.rift', scenario: '' },
  ])('%j is read back', story => {
    const address = parsePageUri(pageUri('story', storyId(story), '1.3 as printed'));
    expect(address).toMatchObject({ kind: 'story', edition: '1.3 as printed' });
    expect(readStoryId(address?.id ?? '')).toEqual(story);
  });
});
