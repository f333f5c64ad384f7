/** A name of a scenario is given another one: the report says the same of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NEWEST } from '../../../engine/game/state/editions.ts';
import { parseFile } from '../../../engine/language/grammar/parse.ts';
import type { Block, ScenarioTree } from '../../../engine/language/syntax.ts';
import { type RunContext, runScenario } from '../../../engine/scenario/run.ts';
import { loadRuleBook } from '../../../rules-db/book.ts';
import { declarationsOf, type NameDeclaration, sameName } from '../../../server/analysis/declarations.ts';
import { runContext, withCards } from '../../../server/analysis/document/context.ts';
import { lineIndex } from '../../../server/analysis/document/lines.ts';
import { rename } from '../../../server/analysis/rename.ts';
import { fromRoot } from '../../house/support/root.ts';
import { reportTexts } from '../../reports/text.ts';
import { edited, type Fixture, fixture, URI } from './fixture.ts';

/** In no word of the language and in no name, so that it is found again. */
const NEW = 'Zqz';
/** Of each kind of name, in each file, one of so many is tried: all of them take minutes. */
const EVERY = 20;

const base = runContext(loadRuleBook(), NEWEST);

type ScenarioBlock = Block<ScenarioTree>;

const scenariosIn = (text: string): readonly ScenarioBlock[] =>
  parseFile(text).blocks.filter((block): block is ScenarioBlock => block.tree.kind === 'scenario');

/** Without columns, which a longer name moves; without quotes, which it may not need; without fixes, which tell what names are alike. */
const factsOf = (block: ScenarioBlock, context: RunContext, old: string): readonly string[] =>
  reportTexts(block, runScenario(block, context), context.rules).flatMap(({ edition, lines }) =>
    lines
      .filter(({ fact }) => !/^ +(fix|\d+:\d+-)/.test(fact))
      .map(({ fact }) =>
        `${edition}: ${fact}`
          .replace(/(\d+):\d+-(\d+):\d+/g, '$1-$2')
          .replaceAll(NEW, () => old)
          .replaceAll('"', '')
          .toLowerCase(),
      ),
  );

interface Scene {
  readonly block: ScenarioBlock;
  readonly context: RunContext;
  readonly fixture: Fixture;
  /** Of the scenario in the fixture's text, which has the cards of the file above it. */
  readonly offset: number;
  readonly before: readonly string[];
}

/** The first thing that the report says otherwise when the name is another one; undefined for nothing. */
const changedBy = (scene: Scene, declaration: NameDeclaration): string | undefined => {
  const { analysis, text } = scene.fixture;
  const old = declaration.name.text;
  const at = lineIndex(text).positionAt(scene.offset + declaration.name.span.start);
  const edits = rename(analysis, at, NEW)?.changes?.[URI];
  const [after] = edits === undefined ? [] : scenariosIn(edited(text, edits).slice(scene.offset));
  if (after === undefined) return 'is not renamed';
  const now = factsOf(after, scene.context, old);
  const { before } = scene;
  const first = before.findIndex((line, i) => line !== now[i]);
  return first >= 0 || now.length !== before.length ? `${before[first]} => ${now[first]}` : undefined;
};

/** What a name is written as decides on how it is changed. */
const kindOf = ({ role, name, statement }: NameDeclaration): string =>
  [
    role,
    statement.kind,
    name.quoted ? 'quoted' : 'bare',
    'card' in statement && statement.card !== undefined ? 'with card' : '',
    statement.kind === 'unit' && statement.count > 1 ? 'several' : '',
  ].join(' ');

/** Of lines that share a name, those that keep it number theirs anew. */
const namedAlone = (all: readonly NameDeclaration[]): readonly NameDeclaration[] =>
  all.filter(({ name }) => all.filter(other => sameName(other.name.text, name.text)).length === 1);

const changesIn = (file: string): readonly string[] => {
  const text = readFileSync(fromRoot(file), 'utf8');
  const { blocks } = parseFile(text);
  const cards = blocks.filter(({ tree }) => tree.kind === 'card');
  const context = withCards(
    base,
    cards.flatMap(({ tree }) => (tree.kind === 'card' ? [tree] : [])),
  );
  const above = cards.map(block => `${block.text}\n`).join('');
  const tried = new Map<string, number>();
  return scenariosIn(text).flatMap(({ text: own, tree: { name: title } }) => {
    const [block] = scenariosIn(own);
    if (block === undefined) return [];
    const inFile = fixture(above + own);
    const here = inFile.analysis.blocks.find((each): each is ScenarioBlock => each.tree.kind === 'scenario');
    let scene: Scene | undefined;
    return (here === undefined ? [] : namedAlone(declarationsOf(here.tree))).flatMap(declaration => {
      const kind = kindOf(declaration);
      const count = tried.get(kind) ?? 0;
      tried.set(kind, count + 1);
      if (count % EVERY !== 0) return [];
      scene ??= { block, context, fixture: inFile, offset: here?.offset ?? 0, before: factsOf(block, context, '') };
      const changed = changedBy(scene, declaration);
      return changed === undefined ? [] : [`${title?.text}: ${kind} ${declaration.name.text}: ${changed}`];
    });
  });
};

const folder = (path: string): readonly string[] =>
  readdirSync(fromRoot(path))
    .filter(file => file.endsWith('.rift'))
    .map(file => `${path}/${file}`);

it.each([...folder('examples'), ...folder('test/engine/scenario/rules')])(
  'leaves the reports of %s as they are, but for the name',
  { timeout: 120_000 },
  file => expect(changesIn(file)).toEqual([]),
);
