/** The text, in an editor: problems are underlined, words explained and completed, and coloured as the server tells. */
import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState, RangeSetBuilder, StateEffect, StateField, type Text } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { EDITOR_LOOKS } from './looks.ts';
import { saidNode } from './said.ts';
import type { CompletionItem, OpenScenario, Place, Problem, TextEdit } from './scenario.ts';

export interface ScenarioEditor {
  readonly text: () => string;
  /** Of the cursor, from 0. */
  readonly line: () => number;
  readonly edit: (edits: readonly TextEdit[]) => void;
  readonly goTo: (place: Place) => void;
  readonly underline: (problems: readonly Problem[]) => void;
  readonly colour: (tokens: readonly Token[]) => void;
}

/** A word and what it is, by the name of its kind in the protocol. */
export interface Token {
  readonly line: number;
  readonly character: number;
  readonly length: number;
  readonly kind: string;
}

export interface Heard {
  readonly onText: (text: string) => void;
  readonly onLine: () => void;
}

/** `scenario`: asked anew each time, as nothing is open at first. */
export const scenarioEditor = (
  into: HTMLElement,
  text: string,
  scenario: () => OpenScenario | undefined,
  { onText, onLine }: Heard,
): ScenarioEditor => {
  // Its style sheets are its own there, made by script: the page allows no others.
  const root = into.attachShadow({ mode: 'open' });
  const parent = document.createElement('div');
  root.append(parent);
  const view = new EditorView({
    root,
    parent,
    state: EditorState.create({
      doc: text,
      // The board is that of the line that the cursor is in: at first, how it all came out.
      selection: { anchor: text.trimEnd().length },
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        coloured,
        autocompletion({ override: [context => completed(context, scenario())] }),
        hoverTooltip((shown, at) => hovered(shown, at, scenario())),
        keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.contentAttributes.of({ 'aria-label': 'Scenario', spellcheck: 'false', autocapitalize: 'off' }),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (docChanged) onText(state.doc.toString());
          else if (selectionSet) onLine();
        }),
        EDITOR_LOOKS,
      ],
    }),
  });
  // Whoever has no mouse scrolls it by keys.
  view.scrollDOM.tabIndex = 0;
  return {
    text: () => view.state.doc.toString(),
    line: () => view.state.doc.lineAt(view.state.selection.main.head).number - 1,
    edit: edits => {
      const { doc } = view.state;
      view.dispatch({
        changes: edits.map(({ range: { start, end }, newText }) => ({
          from: offsetOf(doc, start),
          to: offsetOf(doc, end),
          insert: newText,
        })),
        scrollIntoView: true,
      });
    },
    goTo: place => {
      view.dispatch({ selection: { anchor: offsetOf(view.state.doc, place) }, scrollIntoView: true });
      view.focus();
    },
    underline: problems => {
      const { doc } = view.state;
      const told: readonly Diagnostic[] = problems.map(problem => ({
        from: offsetOf(doc, problem.range.start),
        to: offsetOf(doc, problem.range.end),
        severity: SEVERITIES[(problem.severity ?? 1) - 1] ?? 'error',
        message: problem.message,
      }));
      view.dispatch(setDiagnostics(view.state, told));
    },
    colour: tokens => view.dispatch({ effects: setTokens.of(tokens) }),
  };
};

const SEVERITIES = ['error', 'warning', 'info', 'hint'] as const;

/** Of a text that may have changed since: what is not there any more is taken for its end. */
const offsetOf = (doc: Text, { line, character }: Place): number => {
  if (line >= doc.lines) return doc.length;
  const { from, to } = doc.line(line + 1);
  return Math.min(from + character, to);
};

const placeOf = (doc: Text, offset: number): Place => {
  const { number, from } = doc.lineAt(offset);
  return { line: number - 1, character: offset - from };
};

const setTokens = StateEffect.define<readonly Token[]>();
const coloured = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { changes, effects, state }) => {
    const told = effects.find(effect => effect.is(setTokens));
    if (told === undefined) return before.map(changes);
    const all = new RangeSetBuilder<Decoration>();
    for (const { line, character, length, kind } of told.value) {
      const from = offsetOf(state.doc, { line, character });
      const to = Math.min(from + length, state.doc.length);
      if (from < to) all.add(from, to, Decoration.mark({ class: `token-${kind}` }));
    }
    return all.finish();
  },
  provide: field => EditorView.decorations.from(field),
});

const completed = async (
  { state, pos, explicit, aborted }: CompletionContext,
  scenario: OpenScenario | undefined,
): Promise<CompletionResult | null> => {
  const before = state.doc.lineAt(pos).text.slice(0, pos - state.doc.lineAt(pos).from);
  if (scenario === undefined || (!explicit && !/\S$/.test(before))) return null;
  const items = await scenario.completions(placeOf(state.doc, pos));
  if (aborted || items.length === 0) return null;
  const [first] = items;
  const from =
    first?.textEdit === undefined
      ? pos - (/[\w'-]*$/.exec(before)?.[0].length ?? 0)
      : offsetOf(state.doc, first.textEdit.range.start);
  return {
    from,
    options: items.map((item, at) => ({
      label: item.filterText ?? item.label,
      displayLabel: item.label,
      apply: plainText(item),
      boost: -at / items.length,
      ...(item.detail === undefined ? {} : { detail: item.detail }),
    })),
  };
};

/** What is to be filled in stands as it is proposed. */
const plainText = ({ textEdit, insertText, label }: CompletionItem): string =>
  (textEdit?.newText ?? insertText ?? label).replace(/\$\{\d+[:|]([^}|,]*)[^}]*\}/g, '$1').replace(/\$\d+/g, '');

const hovered = async (view: EditorView, at: number, scenario: OpenScenario | undefined) => {
  const { doc } = view.state;
  const found = await scenario?.hover(placeOf(doc, at));
  if (found === undefined || found === null) return null;
  const { contents, range } = found;
  return {
    pos: range === undefined ? at : offsetOf(doc, range.start),
    ...(range === undefined ? {} : { end: offsetOf(doc, range.end) }),
    create: () => ({ dom: saidNode(contents) }),
  };
};
