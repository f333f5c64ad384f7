/** The commands by their subject, each with what it runs. */
import * as vscode from 'vscode';
import { ADD_EXPECTATION, SHOW_WHY_NOT } from '../server/protocol.ts';
import { type BoardView, OPEN_BOARD, PLAY_PUZZLE } from './board/board.ts';
import { addExpectation } from './commands/addExpectation.ts';
import { checkAll } from './commands/checkAll.ts';
import { CHOOSE_EDITION, chooseEdition, type EditionTarget } from './commands/chooseEdition.ts';
import type { CombatCommand } from './commands/combat.ts';
import { compareEditions } from './commands/compareEditions.ts';
import { copyCitation } from './commands/copyCitation.ts';
import { COPY_LINK, copyLink, OPEN_LINK_COMMAND, openLink } from './commands/copyLink.ts';
import {
  COPY_VERDICT,
  COPY_VERDICT_AS,
  copyVerdict,
  copyVerdictAs,
  SHOW_VERDICT,
  showVerdict,
} from './commands/copyVerdict.ts';
import { IMPORT_TEXTS, importTexts, type ShownBook } from './commands/importTexts.ts';
import {
  LIST_IMPORTS,
  listImports,
  REMOVE_IMPORT_COMMAND,
  removeImport,
  UPDATE_IMPORT,
  updateImport,
} from './commands/listImports.ts';
import type { LookUp } from './commands/lookUp.ts';
import { MIGRATE_CITATIONS, type MigrateChoice, migrateCitations } from './commands/migrate.ts';
import { newPuzzle, newScenario } from './commands/newScenario.ts';
import { openPlace, openScenario } from './commands/openScenario.ts';
import { pasteCard } from './commands/pasteCard.ts';
import type { Large } from './commands/showLarge.ts';
import { showLine } from './commands/showLine.ts';
import type { UnopenedProblems } from './commands/unopenedProblems.ts';
import { whyNot } from './commands/whyNot.ts';
import { writeRest } from './commands/writeRest.ts';
import { STEP_THROUGH, stepThrough } from './debugging/debugging.ts';
import { newestOffered } from './editionsOffered.ts';
import { EXPLORE_FROM_HERE, type ExploringView } from './exploring/exploring.ts';
import { SHOW_EXPLORED } from './exploring/nodes.ts';
import { createSampleFolder, openSample } from './firstMinutes/samples.ts';
import type { ClientHost } from './hosts/host.ts';
import type { LastScenario } from './lastScenario.ts';
import { RUN_SCENARIO, SHOW_LINE } from './lenses.ts';
import { showInformation } from './notices.ts';
import { OPEN_PAGE, OPEN_PLACE, OPEN_SCENARIO } from './pages/commandLinks.ts';
import type { Pages } from './pages/pages.ts';
import { HOW_IT_GOES, howItGoes } from './pages/stories.ts';
import { freshnessPage } from './pages/uris.ts';
import type { RuleBookView } from './ruleBook/ruleBook.ts';
import type { Server } from './server.ts';
import type { Testing } from './testing/tests.ts';

/** What commands work with. */
export interface CommandContext {
  readonly context: vscode.ExtensionContext;
  readonly host: ClientHost;
  readonly output: vscode.LogOutputChannel;
  readonly server: Server;
  readonly last: LastScenario;
  readonly pages: Pages;
  readonly lookUp: LookUp;
  readonly combat: CombatCommand;
  readonly ruleBook: RuleBookView;
  readonly book: ShownBook;
  readonly problems: UnopenedProblems;
  readonly large: Large;
  readonly board: BoardView;
  readonly exploring: ExploringView;
  readonly testing: Testing;
}

export type Commands = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

export const commandsOf = (parts: CommandContext): Commands => ({
  ...scenarioCommands(parts),
  ...exploringCommands(parts),
  ...writingCommands(parts),
  ...bookCommands(parts),
  ...importCommands(parts),
  'riftbench.restartServer': () => parts.server.restart(),
  'riftbench.showOutput': () => parts.output.show(),
});

const scenarioCommands = (parts: CommandContext): Commands => ({
  'riftbench.combat': text => parts.combat.run(textOf(text)),
  'riftbench.copyCombat': () => parts.combat.copy(),
  'riftbench.newBoard': () => parts.board.begin(),
  [OPEN_BOARD]: async (uri, line) => {
    await showLine(uri, line);
    parts.board.open();
  },
  [PLAY_PUZZLE]: async (uri, line) => {
    await showLine(uri, line);
    parts.board.playPuzzle();
  },
  [STEP_THROUGH]: (uri, line) => stepThrough(stepped(parts.last, uri, line)),
  [RUN_SCENARIO]: parts.testing.runOne,
  [SHOW_LINE]: showLine,
  [HOW_IT_GOES]: (uri, id) => howItGoes(parts, uri, id),
  [COPY_VERDICT]: (place, form) => copyVerdict(parts, place, form),
  [COPY_VERDICT_AS]: (place, form) => copyVerdictAs(parts, place, form),
  [SHOW_VERDICT]: place => showVerdict(parts, place),
  [COPY_LINK]: (uri, line) => copyLink(parts, uri, line),
  [OPEN_LINK_COMMAND]: link => openLink(parts, link),
  'riftbench.checkAll': () => checkAll(parts),
});

const exploringCommands = ({ exploring }: CommandContext): Commands => ({
  [EXPLORE_FROM_HERE]: (uri, line) => exploring.explore(uri, line),
  'riftbench.exploreAgain': () => exploring.again(),
  'riftbench.stopExploring': () => exploring.stop(),
  [SHOW_EXPLORED]: node => exploring.show(node),
  'riftbench.writeExplored': node => exploring.write(node, 'lines'),
  'riftbench.branchExplored': node => exploring.write(node, 'branch'),
});

/** What a link names, else what is in front or in use last. */
const stepped = (last: LastScenario, uri: unknown, line: unknown) => {
  const place = last.place();
  return {
    uri: uri instanceof vscode.Uri ? uri : place?.uri,
    line: typeof line === 'number' ? line : place?.line,
  };
};

const writingCommands = ({ context, host, server, last }: CommandContext): Commands => ({
  'riftbench.newScenario': () => newScenario(host),
  'riftbench.newPuzzle': () => newPuzzle(host),
  'riftbench.openSample': name => openSample({ context, host }, name),
  'riftbench.createSampleFolder': parent =>
    createSampleFolder({ context, host }, parent instanceof vscode.Uri ? parent : undefined),
  'riftbench.pasteCard': () => pasteCard(server, last),
  [ADD_EXPECTATION]: (uri, line, facts) => addExpectation({ server, last }, uri, line, facts),
  'riftbench.writeRest': () => writeRest(last),
  [SHOW_WHY_NOT]: (uri, line, wanted) => whyNot({ server, last }, uri, line, wanted),
  [CHOOSE_EDITION]: (edition, target) => chooseEdition({ server, last }, textOf(edition), targetOf(target)),
  [MIGRATE_CITATIONS]: given => migrateCitations({ server, last }, choiceOf(given)),
  [OPEN_SCENARIO]: id => openScenario({ host, server }, id),
  [OPEN_PLACE]: openPlace,
});

const bookCommands = ({ server, last, pages, lookUp, ruleBook }: CommandContext): Commands => {
  const openPage = (uri: unknown, where?: vscode.ViewColumn) =>
    typeof uri === 'string' ? pages.open(uri, where === undefined ? {} : { viewColumn: where }) : undefined;
  return {
    'riftbench.lookUp': words => lookUp.run(textOf(words)),
    'riftbench.copyCitation': target => copyCitation({ server, pages, last }, uriOf(target) ?? target),
    [OPEN_PAGE]: uri => openPage(uri),
    'riftbench.openPageToSide': node => openPage(uriOf(node), vscode.ViewColumn.Beside),
    'riftbench.pageBack': () => pages.back(),
    'riftbench.pageForward': () => pages.forward(),
    'riftbench.compareEditions': (from, to, section) =>
      compareEditions(server, pages, { from: textOf(from), to: textOf(to), section: textOf(section) }),
    'riftbench.whatIsKnown': () => pages.open(freshnessPage(newestOffered())),
    'riftbench.filterRuleBook': () => ruleBook.filter(),
    'riftbench.clearRuleBookFilter': () => ruleBook.setFilter(''),
    'riftbench.chooseRuleBookEdition': () => ruleBook.chooseEdition(),
  };
};

const importCommands = ({ host, server, book }: CommandContext): Commands =>
  host.keepsTexts ? keptTexts({ server, book }) : NO_TEXTS;

const keptTexts = ({ server, book }: Pick<CommandContext, 'server' | 'book'>): Commands => ({
  [IMPORT_TEXTS]: (files, edition) =>
    importTexts(server, book, urisOf(files), typeof edition === 'string' ? { edition } : {}),
  [LIST_IMPORTS]: () => listImports(server, book),
  [UPDATE_IMPORT]: node => updateImport(server, book, nameOfImport(node)),
  [REMOVE_IMPORT_COMMAND]: node => removeImport(server, book, nameOfImport(node)),
});

const noTexts = () =>
  void showInformation(
    vscode.l10n.t(
      'Official texts are kept on a disk, which a browser does not have: import them in VS Code on a desktop.',
    ),
  );

const NO_TEXTS: Commands = Object.fromEntries(
  [IMPORT_TEXTS, LIST_IMPORTS, UPDATE_IMPORT, REMOVE_IMPORT_COMMAND].map(command => [command, noTexts]),
);

/** The page of a node of the rule book's tree. */
const uriOf = (node: unknown): unknown =>
  typeof node === 'object' && node !== null && 'uri' in node ? node.uri : undefined;

/** Of a node of the rule book's tree, `imports/NAME`; else the name itself. */
const nameOfImport = (node: unknown): unknown =>
  typeof node === 'object' && node !== null && 'id' in node && typeof node.id === 'string'
    ? node.id.replace(/^imports\//, '')
    : node;

const urisOf = (value: unknown): readonly vscode.Uri[] | undefined =>
  Array.isArray(value) && value.every(each => each instanceof vscode.Uri) ? value : undefined;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function targetOf(value: unknown): EditionTarget | undefined {
  return value === 'scenario' || value === 'folder' || value === 'setting' ? value : undefined;
}

/** What other extensions, tests and key bindings hand over. */
function choiceOf(value: unknown): MigrateChoice {
  if (typeof value !== 'object' || value === null) return {};
  const { scope, from, to } = value as Readonly<Record<string, unknown>>;
  return {
    ...(scope === 'file' || scope === 'workspace' ? { scope } : {}),
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof to === 'string' ? { to } : {}),
  };
}
