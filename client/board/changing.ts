/** What buttons of the window change in the text: playing on, taking back, setting up, starting a scenario. */
import * as vscode from 'vscode';
import {
  ASSIGNMENT,
  CARD_NAMES,
  CARD_OPENINGS,
  GROUP_MOVES,
  type OpeningsResult,
  SET_UP,
  type SetUp,
} from '../../server/protocol.ts';
import { ask } from '../requests.ts';
import { asked, type BoardParts, documentShown, placeToPlay } from './state.ts';
import { applyEdits, startScenario, takeBack, writeLine } from './writing.ts';

export const changing = (stage: BoardParts, follow: () => void) => ({
  ...playingOn(stage),
  ...layingOut(stage, follow),
  ...telling(stage),
});

export type Changing = ReturnType<typeof changing>;

const changedMeanwhile = (): string =>
  vscode.l10n.t(
    'The text has changed in the meantime, so nothing was written. Look at the board again, and repeat it.',
  );

const notWritten = (): string => vscode.l10n.t('The file could not be changed. It may be read-only.');

/** While it lasts, the board neither follows the cursor nor takes another change. */
const whileWriting = async <Result>(state: BoardParts['state'], work: () => Promise<Result>): Promise<Result> => {
  state.isWriting = true;
  try {
    return await work();
  } finally {
    state.isWriting = false;
  }
};

/** Wherever the cursor stands: only when it moves does the board follow it again. */
const goTo = ({ state, update }: BoardParts, uri: vscode.Uri, line: number): void => {
  state.subject = { uri, line };
  const editor = vscode.window.activeTextEditor;
  if (editor !== undefined) state.cursor = { uri: editor.document.uri, line: editor.selection.active.line };
  update();
};

const playingOn = (stage: BoardParts) => {
  const { state, send, update } = stage;

  /** Changes the text, and moves the board on to the resulting line. */
  const change = async (
    how: (document: vscode.TextDocument, at: OpeningsResult) => Promise<number | undefined> | undefined,
  ): Promise<void> => {
    const document = documentShown(state);
    const { openings, openingsOf } = state;
    if (document === undefined || openings === undefined || state.isWriting) return;
    // What is offered is placed by lines: in another text they are other ones.
    if (document.version !== openingsOf) {
      send({ kind: 'message', text: changedMeanwhile() });
      return update();
    }
    const line = await whileWriting(state, async () => how(document, openings)).catch(() => undefined);
    if (line === undefined) return send({ kind: 'stale', why: notWritten() });
    goTo(stage, document.uri, line);
  };

  return {
    write: (line: string) => change((document, at) => writeLine(document, at.insert, line)),
    takeBack: async () => {
      if (state.openings?.after == null) return;
      await change((document, { after }) => (after === null ? undefined : takeBack(document, after)));
    },
  };
};

const layingOut = (stage: BoardParts, follow: () => void) => {
  const { state, last, send, update } = stage;
  return {
    /** Each step is an edit of the text; what is shown stays where it is, or goes where the server says. */
    async setUp(step: SetUp): Promise<void> {
      const document = documentShown(state);
      const { subject, shown } = state;
      if (document === undefined || subject === undefined || subject.played !== undefined || state.isWriting) return;
      const { version } = document;
      // Places and objects are those of the board that was drawn.
      if (version !== state.shownOf) {
        send({ kind: 'refused', why: changedMeanwhile(), offers: [] });
        return update();
      }
      const line = subject.stop === undefined ? subject.line : (shown?.after ?? subject.line);
      const { found, why } = await whileWriting(state, async () => {
        const found = await asked(stage, client => ask(client, SET_UP, { uri: subject.uri.toString(), line, step }));
        if (found?.why !== undefined) return { found, why: found.why };
        if (document.version !== version) return { found, why: changedMeanwhile() };
        const isDone = found !== null && (await applyEdits(document, found.edits));
        return { found, why: isDone ? undefined : notWritten() };
      });
      if (why !== undefined) {
        send({ kind: 'refused', why, offers: found?.offers ?? [] });
        return document.version === version ? undefined : update();
      }
      if (found?.line !== undefined) return goTo(stage, subject.uri, found.line);
      update();
    },

    /** In a document, or in a new one. */
    async start(document: vscode.TextDocument | undefined): Promise<void> {
      const begun = await startScenario(stage.host, document);
      if (begun === undefined) return send({ kind: 'stale', why: notWritten() });
      state.cursor = undefined;
      follow();
      // Where the board itself, or a page, is in front, no cursor leads there.
      last.note(begun);
      state.subject = begun;
      update();
    },
  };
};

/** Requests that lead to a change and change nothing yet. */
const telling = (stage: BoardParts) => {
  const { state, send } = stage;
  return {
    /** What this assignment of damage would come to. */
    async assign(shares: readonly number[]): Promise<void> {
      const place = placeToPlay(state);
      if (place === undefined) return;
      const params = { ...place, shares };
      send({ kind: 'assignment', assignment: await asked(stage, client => ask(client, ASSIGNMENT, params)) });
    },

    /** Where these units may go together. */
    async tellTogether(objects: readonly number[]): Promise<void> {
      const place = placeToPlay(state);
      if (place === undefined) return;
      const found = await asked(stage, client => ask(client, GROUP_MOVES, { ...place, objects }));
      send({ kind: 'together', objects, found });
      if (found !== null) stage.judge(found.openings.map(({ line }) => line));
    },

    /** What may be done with a card of a hand that the scenario does not list. */
    async tellCard(player: number, card: string): Promise<void> {
      const place = placeToPlay(state);
      if (place === undefined) return;
      const found = await asked(stage, client => ask(client, CARD_OPENINGS, { ...place, player, card }));
      const isKnown = found !== null && (found.groups.length > 0 || found.refused.length > 0);
      const near = isKnown ? [] : await asked(stage, client => ask(client, CARD_NAMES, { typed: card }));
      send({ kind: 'cardOpenings', player, found, near: near ?? [] });
    },

    async tellCardNames(typed: string): Promise<void> {
      const names = await asked(stage, client => ask(client, CARD_NAMES, { typed }));
      send({ kind: 'cardNames', names: names ?? [] });
    },
  };
};
