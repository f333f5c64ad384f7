import { expect, it } from 'vitest';
import { cli, folderOf } from './fixture.ts';

const CARDS = `card "Long Nap" spell
  stun a unit
`;

const SCENARIO = `scenario "A nap"
  edition 1.4
  player Ana hand "Long Nap"
  player Ben
  battlefield Temple controlled by Ben
    Ben: Wall might 3
  battlefield Grove
  turn Ana
  Ana plays "Long Nap" choosing Wall
  all pass
  expect Wall is stunned
`;

it.each(['check', 'trace'])('%s plays the cards of a file that is used', async command => {
  const folder = folderOf({ 'cards/own.rift': CARDS, 'a.rift': `use "cards/own.rift"\n${SCENARIO}` });
  expect(await cli(folder, [command, 'a.rift'])).toMatchObject({ status: 0, err: '' });
});

it.each(['check', 'trace'])('%s plays the cards of the file itself', async command => {
  const folder = folderOf({ 'a.rift': CARDS + SCENARIO });
  expect(await cli(folder, [command, 'a.rift'])).toMatchObject({ status: 0, err: '' });
});

it('plays the cards of an article', async () => {
  const folder = folderOf({ 'a.md': `# A nap\n\n\`\`\`rift\n${CARDS}\n${SCENARIO}\`\`\`\n` });
  expect(await cli(folder, ['check', 'a.md'])).toMatchObject({ status: 0, err: '' });
});

it('tells of a file that is not there, with where it was looked for', async () => {
  const folder = folderOf({ 'b/a.rift': `use "own.rift"\n${SCENARIO.replace('hand "Long Nap"', '')}` });
  const { status, out } = await cli(folder, ['check', 'b']);
  expect(status).toBe(1);
  expect(out).toContain('b/a.rift:1:5 error name/unknown "own.rift" cannot be used: there is no such file or folder.');
  expect(out.replaceAll('\\', '/')).toContain(`Looked for ${folder.replaceAll('\\', '/')}/b/own.rift.`);
});
