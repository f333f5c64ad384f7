import { describe, expect, it } from 'vitest';
import { mistakes } from '../house/support/scripts.ts';
import { checkFence, documents, type Fence, fencesOf } from './documents.ts';

const examples = documents().flatMap(({ file, text }) =>
  fencesOf(text, 'rift').map(fence => ({ where: `${file}:${fence.line}`, fence })),
);

describe('an example in a document', () => {
  it('stands in more than one of them', () => {
    expect(new Set(examples.map(({ where }) => where.split(':')[0])).size).toBeGreaterThan(1);
  });

  it.each(examples)('$where says what is so', ({ fence }) => {
    if (fence.info === 'rift mistakes') expect(told(fence)).toEqual(marked(fence));
    else expect(wrongIn(fence)).toEqual([]);
  });

  it('knows two sorts of fences only', () => {
    const others = examples.filter(({ fence }) => fence.info !== 'rift' && fence.info !== 'rift mistakes');
    expect(others.map(({ where }) => where)).toEqual([]);
  });
});

/** What a fence has to get, `line: severity code`. */
const marked = ({ text }: Fence): readonly string[] =>
  mistakes
    .marksOf(text)
    .map(({ line, severity, code }) => `${line}: ${severity} ${code}`)
    .sort();

/** What it gets; hints may go unmarked, as they do in the editor. */
const told = (fence: Fence): readonly string[] => {
  const marks = marked(fence);
  return checkFence(fence.text)
    .found.map(({ line, severity, code }) => `${line}: ${severity} ${code}`)
    .filter(each => !each.includes(': hint ') || marks.includes(each))
    .sort();
};

/** Nothing is told but hints, and every scenario passes. */
const wrongIn = ({ text }: Fence): readonly string[] => {
  const { found, statuses } = checkFence(text);
  const problems = found
    .filter(({ severity }) => severity !== 'hint')
    .map(({ line, code, message }) => `${line}: ${code} ${message}`);
  const failing = statuses.filter(status => status !== 'passed' && status !== 'untested');
  return statuses.length === 0 ? ['holds no scenario'] : [...problems, ...failing];
};
