/** The action that a half-written line speaks of, so that its refusals can be asked for. */
import type { Act } from '../../../engine/game/actions.ts';
import type { PlayerId, State } from '../../../engine/game/state.ts';
import { parseBlock } from '../../../engine/language/parse.ts';
import { NO_CARDS } from '../../../engine/scenario/cards.ts';
import { type NameTable, nameTable } from '../../../engine/scenario/names.ts';
import { actOf, resolver } from '../../../engine/scenario/resolve.ts';

/** Of `expect Ana cannot move Scout to Temple because |`: who would act, and how. */
export const actionOnLine = (state: State, line: string): { readonly who: PlayerId; readonly act: Act } | undefined => {
  const tree = parseBlock(`scenario "x"\n${line.replace(/\bbecause\b.*$/i, '')}`);
  const statement = tree.kind === 'scenario' ? tree.statements[0] : undefined;
  if (statement?.kind !== 'expect' || statement.claim.about !== 'legality') return undefined;
  const { claim } = statement;
  const still = { state, draws: () => null };
  const names = resolver(
    {
      players: table(state.players),
      battlefields: table(state.battlefields),
      units: table(state.objects),
      cards: NO_CARDS,
    },
    [],
    still,
  );
  const who = names.player(claim.player);
  const act = who === null ? null : actOf(names, who, claim.action, [], still);
  return who === null || act === null ? undefined : { who, act };
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
      return found.ok ? { ok: false, problem: { kind: 'unknown', near: [] } } : found;
    },
  };
};
