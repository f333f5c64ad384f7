/** The act that a line speaks of, even if half written, so that the game can be asked about it. */
import type { Act } from '../../../engine/game/actions.ts';
import type { PlayerId, State } from '../../../engine/game/state/state.ts';
import { parseBlock } from '../../../engine/language/grammar/parse.ts';
import { actOf } from '../../../engine/scenario/acts/acts.ts';
import { withNamedCards } from '../../../engine/scenario/acts/namedCards.ts';
import { actionOn } from '../../../engine/scenario/lines/actions.ts';
import { type Cards, NO_CARDS } from '../../../engine/scenario/names/cards.ts';
import { type Names, type NameTable, nameTable } from '../../../engine/scenario/names/names.ts';
import { playerNamed } from '../../../engine/scenario/names/resolve.ts';

export interface ActionOnLine {
  readonly who: PlayerId;
  readonly act: Act;
  /** With the cards that an unspecified hand turns out to hold. */
  readonly state: State;
}

/** Of `expect Ana cannot move Scout to Temple because |`, or of an action itself: who would act, and how. */
export const actionOnLine = (state: State, line: string, cards: Cards = NO_CARDS): ActionOnLine | undefined => {
  const tree = parseBlock(`scenario "x"\n${line.replace(/\bbecause\b.*$/i, '')}`);
  const statement = tree.kind === 'scenario' ? tree.statements[0] : undefined;
  const said = statement === undefined ? null : actionOn(statement);
  if (said === null) return undefined;
  const names: Names = {
    players: table(state.players),
    battlefields: table(state.battlefields),
    units: table(state.objects),
    cards,
  };
  const who = playerNamed({ names, state }, said.player);
  if (!who.ok) return undefined;
  const withCards = withNamedCards({ names, state }, who.value, said.action, 'doing');
  const act = actOf({ names, state: withCards }, who.value, said.action);
  return act.ok ? { who: who.value, act: act.value, state: withCards } : undefined;
};

/** Ids are indexes into the state's lists. */
const table = <Id>(things: readonly { readonly id: Id; readonly name: string }[]): NameTable<Id> => {
  const byName = nameTable(
    things.map(thing => thing.name),
    index => index,
  );
  return {
    names: byName.names,
    find: name => {
      const found = byName.find(name);
      const thing = found.ok ? things[found.id] : undefined;
      if (thing !== undefined) return { ok: true, id: thing.id };
      return found.ok ? { ok: false, problem: { kind: 'unknown', near: () => [] } } : found;
    },
  };
};
