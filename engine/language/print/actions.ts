/** Actions, as text. */

import type { Action, Choices, Payment, WrittenNumber } from '../syntax.ts';
import { VERBS } from '../words/words.ts';
import { choice, item, name, nameList, place } from './parts.ts';

type Verb = (typeof VERBS)[number][0];

const playedFrom = ({ fromFacedown, from }: Extract<Action, { kind: 'play' }>): readonly string[] => {
  if (fromFacedown) return ['from facedown'];
  return from === undefined ? [] : [`from ${from.text}`];
};

/** An action after its player: `moves …`; or in the plain form: `move …`. */
export const action = (done: Action, form: 'third' | 'plain'): string => {
  const verb = (third: Verb): string =>
    form === 'third' ? third : (VERBS.find(forms => forms[0] === third)?.[1] ?? third);
  switch (done.kind) {
    case 'move':
      return `${verb('moves')} ${done.groups.map(group => `${nameList(group.units)} to ${place(group.to)}`).join(', ')}`;
    case 'pass':
      return verb('passes');
    case 'assign': {
      const shares = done.shares
        .map(share => `${amountOf(share.amount, done.shares.length)} to ${name(share.unit)}`)
        .join(', ');
      return `${verb('assigns')} ${shares === '' ? 'nothing' : shares}`;
    }
    case 'begin':
      return `${verb('chooses')} ${done.what} at ${place(done.at)}`;
    case 'end-turn':
      return `${verb('ends')} turn`;
    case 'concede':
      return verb('concedes');
    case 'play': {
      const as = done.as === undefined ? [] : [`as ${name(done.as)}`];
      const to = done.to === undefined ? [] : [`to ${place(done.to)}`];
      const from = playedFrom(done);
      return [verb('plays'), name(done.card), ...as, ...to, ...from, ...choices(done), ...shownOff(done)].join(' ');
    }
    case 'activate': {
      const ability = done.ability === undefined ? [] : [done.ability.quoted ? name(done.ability) : done.ability.text];
      return [verb('activates'), item(done.source), ...ability, ...choices(done)].join(' ');
    }
    case 'hide':
      return [`${verb('hides')} ${name(done.card)} at ${place(done.at)}`, ...paid(done.paying)].join(' ');
    case 'choose': {
      const shares = done.shares.map(share => `${share.amount.value} to ${item(share.unit)}`);
      const amount = done.amount === undefined ? [] : [`${done.amount.value}`];
      return `${verb('chooses')} ${[...done.names.map(choice), ...shares, ...amount].join(', ')}`;
    }
    case 'decline':
    case 'accept': {
      const said = verb(done.kind === 'decline' ? 'declines' : 'accepts');
      return done.source === undefined ? said : `${said} ${item(done.source)}`;
    }
    case 'name':
      return `${verb('names')} ${name(done.name)}`;
    case 'order':
      return `${verb('orders')} ${done.items.map(item).join(', ')}`;
  }
};

const shownOff = ({ showing }: Extract<Action, { kind: 'play' }>): readonly string[] =>
  showing === undefined ? [] : [`showing off ${showing.length === 0 ? 'nothing' : showing.map(item).join(', ')}`];

const choices = ({ choosing, moves, paying }: Choices): string[] => [
  ...(choosing.length === 0 ? [] : [`choosing ${choosing.map(choice).join(', ')}`]),
  ...(moves.length === 0 ? [] : [`moving ${moves.map(move => `${item(move.unit)} to ${place(move.to)}`).join(', ')}`]),
  ...paid(paying),
];

const paid = (paying: readonly Payment[]): string[] =>
  paying.length === 0 ? [] : [`paying ${paying.map(payment).join(', ')}`];

const payment = (paid: Payment): string => {
  switch (paid.kind) {
    case 'do':
      return `${paid.verb} ${nameList(paid.objects)}`;
    case 'amount':
      return `${paid.amount.value}${paid.domain === undefined ? '' : ` ${paid.domain.text}`}`;
    case 'keyword':
      return paid.word.text;
  }
};

const amountOf = ({ isRest, isLethal, value }: WrittenNumber, shares: number): string => {
  if (isLethal === true) return 'lethal';
  return isRest === true ? restOf(shares) : `${value}`;
};

/** Alone it is all of the damage. */
const restOf = (shares: number): string => (shares === 1 ? 'everything' : 'rest');
