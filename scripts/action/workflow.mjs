// What a step of a workflow tells GitHub: outputs, a summary, and errors beside the log.
import { appendFileSync } from 'node:fs';

/** Values are one line each. */
export function setOutputs(outputs) {
  const lines = Object.entries(outputs).map(([name, value]) => `${name}=${value}\n`);
  appendFileSync(process.env.GITHUB_OUTPUT, lines.join(''));
}

export const addSummary = markdown => appendFileSync(process.env.GITHUB_STEP_SUMMARY, markdown);

/** An annotation that belongs to no file. */
export function annotate(message) {
  const data = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  console.log(`::error title=Riftbench::${data}`);
}

/** A text from outside as it is, within a cell of a table in Markdown. */
export function cell(text) {
  return text.replace(/\p{Cc}+/gu, ' ').replace(/[^\p{L}\p{M}\p{N} .,:;/-]/gu, letter => `&#${letter.codePointAt(0)};`);
}
