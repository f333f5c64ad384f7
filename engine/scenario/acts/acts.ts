/** The statements of a script as acts of the game; null where a name is not known. */

import { baseOf } from '../../game/play/query.ts';
import type { Act, DeclaredChoice, DeclaredChoices, DeclaredPayment } from '../../game/state/act.ts';
import type { Assigned, GameObject, PlayerId, UnitId } from '../../game/state/state.ts';
import type { Action, Choices, Name } from '../../language/syntax.ts';
import { key } from '../names/called.ts';
import { all, locationOf, type Resolver, type Table, unitsOf } from '../names/resolve.ts';
import { type Problem, problem, safeFix } from '../report/problems.ts';
import { answerOf } from './answering.ts';

/** Null where a name is not known. */
export const actOf = (r: Resolver, who: PlayerId, action: Action, problems: Problem[], table: Table): Act | null => {
  switch (action.kind) {
    case 'move': {
      const groups = all(action.groups, g => {
        const units = unitsOf(r, g.units);
        const to = locationOf(r, g.to, who);
        return units === null || to === null || repeated(g.units, units, problems) ? null : { units, to };
      });
      return groups === null ? null : { kind: 'move', groups };
    }
    case 'pass':
      return { kind: 'pass' };
    case 'assign': {
      const shares = all(action.shares, (s): Assigned | null => {
        const unit = r.unit(s.unit);
        return unit === null ? null : { unit, amount: s.amount.value };
      });
      return shares === null ? null : { kind: 'assign', shares };
    }
    case 'begin': {
      const at = action.at.kind === 'named' ? r.battlefield(action.at.name) : null;
      if (action.at.kind === 'base')
        problems.push(
          problem(
            'syntax/expected',
            action.at.span,
            `A ${action.what} is at a battlefield, never at a base; name the battlefield.`,
          ),
        );
      return at === null ? null : { kind: 'begin', what: action.what, at };
    }
    case 'end-turn':
      return { kind: 'end-turn' };
    case 'play': {
      const card = r.card(action.card, who, zoneSaid(action));
      const declared = wishesOf(r, who, action, table, card === null ? undefined : table.state.objects[card]);
      const to = action.to === undefined ? null : locationOf(r, action.to, who);
      if (card === null || declared === null || (action.to !== undefined && to === null)) return null;
      return { kind: 'play', card, from: action.fromFacedown ? 'facedown' : null, to, declared };
    }
    case 'activate': {
      const declared = wishesOf(r, who, action, table);
      const ref = r.ref(action.source, undefined);
      if (ref === null || declared === null) return null;
      const ability = action.ability?.text ?? null;
      if (ref.kind === 'battlefield') return { kind: 'activate-place', at: ref.id, ability, declared };
      return ref.kind === 'object' ? { kind: 'activate', source: ref.id, ability, declared } : null;
    }
    case 'hide': {
      const card = r.card(action.card, who);
      const at = locationOf(r, action.at, who);
      if (at?.kind === 'base')
        problems.push(
          problem('play/hidden-place', action.at.span, 'Cards are hidden at battlefields, never at a base.', {
            concepts: ['hide.meaning'],
          }),
        );
      return card === null || at?.kind !== 'battlefield' ? null : { kind: 'hide', card, at: at.at };
    }
    case 'choose':
    case 'accept':
    case 'decline':
    case 'order':
      return answerOf(r, action, table.state);
  }
};

/** The zone that `from trash` names. */
const zoneSaid = ({
  fromFacedown,
  from,
}: Extract<Action, { kind: 'play' }>): GameObject['zone']['kind'] | undefined => {
  if (fromFacedown) return 'facedown';
  const zones = ['hand', 'trash', 'deck', 'champion'] as const;
  return from?.text === 'banishment' ? 'banished' : zones.find(z => z === from?.text);
};

const repeated = (names: readonly Name[], units: readonly UnitId[], problems: Problem[]): boolean => {
  const again = units.findIndex((id, i) => units.indexOf(id) !== i);
  const name = names[again];
  const before = names[again - 1];
  if (name === undefined || before === undefined) return false;
  const fixes = [safeFix({ start: before.span.end, end: name.span.end }, '', 'Name it once')];
  problems.push(
    problem('name/duplicate', name.span, `"${name.text}" is named already; name each unit of a group once.`, { fixes }),
  );
  return true;
};

const wishesOf = (
  r: Resolver,
  who: PlayerId,
  said: Choices,
  table: Table,
  card?: GameObject,
): DeclaredChoices | null => {
  const choosing = all(said.choosing, (name): DeclaredChoice | null => wishOf(r, who, name, card));
  const moves = all(said.moves, m => {
    const what = r.unit(m.unit);
    // Nothing goes to a base but its controller's (`move.standard.to-base`).
    const to = what === null ? null : locationOf(r, m.to, table.state.objects[what]?.controller ?? who);
    return what === null || to === null ? null : { what, to };
  });
  const paying = all(said.paying, (p): DeclaredPayment | null => {
    if (p.kind === 'amount') return { kind: 'amount', amount: p.amount.value, domain: p.domain?.text ?? null };
    if (p.kind === 'keyword') return { kind: 'keyword', keyword: p.word.text };
    const objects = all(p.objects, n =>
      p.verb === 'discard' ? r.card(n, who) : p.verb === 'recycle' ? r.trashed(n, who) : r.unit(n),
    );
    return objects === null ? null : { kind: 'cost part', verb: p.verb, objects };
  });
  return choosing === null || moves === null || paying === null ? null : { choosing, moves, paying };
};

/** A quoted text that is no name is a mode's words. */
const wishOf = (r: Resolver, who: PlayerId, name: Name, card: GameObject | undefined): DeclaredChoice | null => {
  if (key(name.text) === 'base') return { kind: 'ref', ref: { kind: 'location', location: baseOf(who) } };
  if (name.quoted && r.peek(name.text) === null && (name.text.includes(' ') || isOfMode(name.text, card)))
    return { kind: 'words', text: name.text };
  const ref = r.ref(name);
  return ref === null ? null : { kind: 'ref', ref };
};

/** One word is a mode's where the card has a mode that begins with it; else it is a name that nobody has. */
const isOfMode = (word: string, card: GameObject | undefined): boolean => {
  const begins = (node: unknown): boolean =>
    typeof node === 'object' &&
    node !== null &&
    (('label' in node && typeof node.label === 'string' && key(node.label).startsWith(key(word))) ||
      Object.values(node).some(begins));
  return card !== undefined && begins(card.print.abilities);
};
