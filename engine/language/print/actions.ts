/** Actions and effects, as text. */
import type { Action, Effect } from '../syntax.ts';
import { VERBS } from '../words.ts';
import { keyword, name, nameList, place, signed } from './parts.ts';

type Verb = (typeof VERBS)[number][0];

/** An action behind its player: `moves …`; or in the plain form: `move …`. */
export const action = (done: Action, form: 'third' | 'plain'): string => {
  const verb = (third: Verb): string =>
    form === 'third' ? third : (VERBS.find(forms => forms[0] === third)?.[1] ?? third);
  switch (done.kind) {
    case 'move':
      return `${verb('moves')} ${done.groups.map(group => `${nameList(group.units)} to ${place(group.to)}`).join(', ')}`;
    case 'pass':
      return verb('passes');
    case 'assign': {
      const shares = done.shares.map(share => `${share.amount.value} to ${name(share.unit)}`).join(', ');
      return `${verb('assigns')} ${shares === '' ? 'nothing' : shares}`;
    }
    case 'begin':
      return `${verb('chooses')} ${done.what} at ${place(done.at)}`;
    case 'end-turn':
      return `${verb('ends')} turn`;
    case 'later':
      return [verb(done.verb), ...(done.names.length === 0 ? [] : [nameList(done.names)])].join(' ');
  }
};

export const effect = (done: Effect): string => {
  switch (done.kind) {
    case 'deal':
      return `deal ${done.amount.value} to ${nameList(done.units)}`;
    case 'give-might': {
      const during = done.duration === undefined ? '' : ` this ${done.duration}`;
      const minimum = done.minimum === undefined ? '' : `, to a minimum of ${done.minimum.value}`;
      return `give ${nameList(done.units)} ${signed(done.amount)} might${during}${minimum}`;
    }
    case 'give-keyword': {
      const during = done.duration === undefined ? '' : ` this ${done.duration}`;
      return `give ${nameList(done.units)} ${keyword(done.keyword)}${during}`;
    }
    case 'move':
      return `move ${nameList(done.units)} to ${place(done.to)}`;
    case 'later':
      return ['choose', ...(done.names.length === 0 ? [] : [nameList(done.names)])].join(' ');
    default:
      return `${done.kind} ${nameList(done.units)}`;
  }
};
