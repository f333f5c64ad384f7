/** Requests about cards, and the combat typed in one line. */

import { rulesetOf } from '../../analysis/document/edition.ts';
import { printNotes } from '../../analysis/text/printNotes.ts';
import { CARD_NAMES, COMBAT, type CombatReply, PASTE_CARD, type PasteCardResult } from '../../protocol.ts';
import type { Custom } from './custom.ts';
import { textIn } from './params.ts';

export const cardAnswers = ({ workspace }: Pick<Custom, 'workspace'>) => ({
  [CARD_NAMES]: async (params: unknown): Promise<readonly string[]> => {
    const typed = textIn(params, 'typed');
    return (await import('../../analysis/settingUp/pieces.ts')).cardsCalled(typed);
  },
  [PASTE_CARD]: async (params: unknown): Promise<PasteCardResult> => {
    const print = textIn(params, 'print');
    const { pasteCard } = await import('../../../engine/cards/pasting/paste.ts');
    const pasted = workspace.hold({}, () => pasteCard(print));
    const { name, marked, lines } = pasted;
    const refused = lines.filter(({ read }) => !read).length;
    return { name, block: marked, understood: lines.length - refused, refused, notes: printNotes(print, pasted) };
  },
  [COMBAT]: async (params: unknown): Promise<CombatReply> => {
    const text = textIn(params, 'text');
    const [{ combat }, { runContext }] = await Promise.all([
      import('../../analysis/combat.ts'),
      import('../../analysis/document/context.ts'),
    ]);
    const { book } = await workspace.reader();
    return workspace.hold({}, () => combat(text, runContext(book, rulesetOf(workspace.defaultEdition()))));
  },
});
