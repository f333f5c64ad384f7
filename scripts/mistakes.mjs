// The demonstration: each line of examples/mistakes/ says at its end which diagnostics it must get, and gets no other.
//   Ana moves Scout to Spire   # error move/exhausted, warning flow/undecided
import { readFileSync } from 'node:fs';
import path from 'node:path';

const SEVERITIES = ['error', 'warning', 'information', 'hint'];
const ONE = `(?:${SEVERITIES.join('|')}) [a-z]+/[a-z0-9-]+`;
const MARK = new RegExp(`#\\s*(${ONE}(?:\\s*,\\s*${ONE})*)\\s*$`);

/** The marks of a text: `[{ line, severity, code }]`, lines from 0. A comment of any other form is a comment. */
export function marksOf(text) {
  return text.split(/\r?\n/).flatMap((content, line) => {
    const marks = MARK.exec(content)?.[1];
    if (marks === undefined) return [];
    return marks.split(',').map(mark => {
      const [severity, code] = mark.trim().split(' ');
      return { line, severity, code };
    });
  });
}

/**
 * Compares what `check --format json` found with the marks. Returns `{ found, missing, surplus }`: how many marks got
 * their diagnostic, and lines to print for those that did not and for diagnostics without a mark.
 */
export function compareMarks({ files }, read = file => readFileSync(file, 'utf8')) {
  const perFile = files.map(file => compareFile(file, marksOf(read(file.path))));
  return {
    found: perFile.reduce((sum, { found }) => sum + found, 0),
    missing: perFile.flatMap(({ missing }) => missing),
    surplus: perFile.flatMap(({ surplus }) => surplus),
  };
}

function compareFile({ path: file, diagnostics }, marks) {
  const name = path.basename(file);
  const unmarked = [...diagnostics];
  const missing = [];
  for (const mark of marks) {
    const index = unmarked.findIndex(
      ({ code, severity, range }) => code === mark.code && severity === mark.severity && range.start.line === mark.line,
    );
    if (index === -1) missing.push(`${name}:${mark.line + 1}: no ${mark.severity} ${mark.code}`);
    else unmarked.splice(index, 1);
  }
  return {
    found: marks.length - missing.length,
    missing,
    surplus: unmarked.map(
      ({ code, severity, message, range }) =>
        `${name}:${range.start.line + 1}: ${severity} ${code} is not marked: ${message}`,
    ),
  };
}
