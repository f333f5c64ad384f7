/** What `npm start` makes of an example, as the command line tells it. */
import { describe, expect, it } from 'vitest';
import { type CheckedFile, examples, programs } from './support/scripts.ts';

const problem = (severity: string) => ({ severity });
const file = (parts: Partial<CheckedFile>): CheckedFile => ({ scenarios: [], cards: [], diagnostics: [], ...parts });
const passed = { status: 'passed' };
const read = { status: 'read' };

describe('an example', () => {
  it.each([
    { summary: '2 scenarios', of: file({ scenarios: [passed, passed] }) },
    { summary: '1 card', of: file({ cards: [read] }) },
    { summary: '1 scenario, 2 cards', of: file({ scenarios: [passed], cards: [read, read] }) },
    {
      summary: '1 scenario',
      of: file({ scenarios: [passed], diagnostics: [problem('hint'), problem('information')] }),
    },
  ])('passes, and says what it holds: $summary', ({ summary, of }) => {
    expect(examples.verdictOn(of)).toEqual({ passed: true, summary, problems: [] });
  });

  it.each([
    { summary: 'it holds neither a scenario nor a card', of: file({}) },
    { summary: '1 of 2 scenarios did not pass', of: file({ scenarios: [passed, { status: 'undecided' }] }) },
    {
      summary: '1 of 1 card could not be read, 1 problem',
      of: file({ cards: [{ status: 'invalid' }], diagnostics: [problem('error')] }),
    },
    { summary: '1 problem', of: file({ scenarios: [passed], diagnostics: [problem('warning')] }) },
  ])('does not pass, and says why: $summary', ({ summary, of }) => {
    expect(examples.verdictOn(of)).toEqual({ passed: false, summary, problems: of.diagnostics });
  });
});

describe('a quiet step', () => {
  const summary = ['-e', 'console.log("built"); console.error("slowly"); process.exitCode = 3'];

  it('shows nothing of what it runs, and keeps it for a failure', async () => {
    const { status, stdout, output } = await programs.run(process.execPath, summary, { quiet: true });
    expect({ status, stdout, lines: output.trim().split('\n').sort() }).toEqual({
      status: 3,
      stdout: 'built\n',
      lines: ['built', 'slowly'],
    });
  });

  it('keeps nothing where it is not quiet: all of it is shown', async () => {
    const run = `import { run } from ${JSON.stringify(programs.url)}; await run(process.execPath, ${JSON.stringify(summary)});`;
    const shown = await programs.run(process.execPath, ['--input-type=module', '-e', run], { quiet: true });
    expect(shown.output.trim().split('\n').sort()).toEqual(['built', 'slowly']);
  });

  it('says why a program cannot be run', async () => {
    const { status, output } = await programs.run('no-such-program', [], { quiet: true });
    expect({ status, output }).toEqual({ status: 127, output: expect.stringContaining('no-such-program: ') });
  });
});
