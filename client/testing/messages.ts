/** The messages of a test that does not pass, each at its line. */
import * as vscode from 'vscode';
import { joined, linked, markdown, plain } from '../../rules-db/markdown.ts';
import type { TestFailure, TestOutcome } from '../../server/protocol.ts';
import { localMarkdown, markdownString } from '../markdownString.ts';
import { commandLink, OPEN_PAGE, OPEN_PLACE } from '../pages/commandLinks.ts';

/** At least one: whatever does not pass says why. */
export const messagesOf = (uri: vscode.Uri, item: vscode.TestItem, { failures, editions }: TestOutcome) => {
  const messages = failures.map(failure => messageOf(uri, failure));
  if (messages.length > 0) return messages;
  const message = new vscode.TestMessage(vscode.l10n.t('It does not pass under {0}.', editions.join(', ')));
  if (item.range !== undefined) message.location = new vscode.Location(uri, item.range);
  return [message];
};

const messageOf = (uri: vscode.Uri, failure: TestFailure): vscode.TestMessage => {
  const { range, expected, actual } = failure;
  const message = new vscode.TestMessage(textOf(uri, failure));
  if (expected !== undefined && actual !== undefined) {
    message.expectedOutput = expected;
    message.actualOutput = actual;
  }
  const { start, end } = range;
  message.location = new vscode.Location(uri, new vscode.Range(start.line, start.character, end.line, end.character));
  return message;
};

/** With links to the step that decided and to its rule. */
const textOf = (uri: vscode.Uri, { message, editions, rule, step }: TestFailure): vscode.MarkdownString => {
  const where = editions === undefined ? '' : plain(vscode.l10n.t('Under {0}:', editions.join(', ')));
  const decided =
    step === undefined
      ? ''
      : localMarkdown(
          'Decided at {0}: {1}',
          linked(plain(vscode.l10n.t('line {0}', step.line + 1)), commandLink(OPEN_PLACE, `${uri}#L${step.line + 1}`)),
          plain(step.text),
        );
  const by =
    rule === undefined ? '' : linked(plain(`CR ${rule.number} (${rule.edition})`), commandLink(OPEN_PAGE, rule.uri));
  const text = markdownString(joined([where, plain(message), decided, by], PARAGRAPH));
  text.isTrusted = { enabledCommands: [OPEN_PAGE, OPEN_PLACE] };
  return text;
};

const PARAGRAPH = markdown`\n\n`;
