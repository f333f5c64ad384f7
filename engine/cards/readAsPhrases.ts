/** Conditions, values and prohibitions as one would say them: for parts that would otherwise be listed field by field. */
import { saysOnly } from '../game/state/cards/walk.ts';

type Part = Readonly<Record<string, unknown>>;

/** Describes a part, or all fields of one but some. */
export interface Describing {
  readonly of: (value: unknown) => string;
  readonly fields: (part: Part, without: readonly string[]) => string;
}

export type Phrase = readonly [fits: (part: Part) => boolean, words: (part: Part, describing: Describing) => string];

const subject = (text: string): string => (text === 'me' ? 'I' : text);

const spaced = (text: string): string => (text === '' ? '' : ` ${text}`);

/** `thing (at battlefield)`: what it is, without saying that it is a thing. */
const bare = (filter: string): string => /^thing \((.*)\)$/u.exec(filter)?.[1] ?? filter;

export const PHRASES: readonly Phrase[] = [
  [
    ({ gives, who, act }) => gives === 'cannot' && who === 'nobody' && String(act).startsWith('be '),
    (part, { of, fields }) =>
      `${part.what === undefined ? 'nothing' : subject(of(part.what))} cannot ${String(part.act)}${spaced(fields(part, ['gives', 'who', 'act', 'what']))}`,
  ],
  [
    ({ gives }) => gives === 'cannot',
    (part, { of, fields }) => {
      const { who, act, what } = part;
      const does = who === 'nobody' ? `nobody can ${String(act)}` : `${of(who)} cannot ${String(act)}`;
      const rest = fields(part, ['gives', 'who', 'act', 'what']);
      return `${does}${what === undefined ? '' : ` ${of(what)}`}${spaced(rest)}`;
    },
  ],
  [
    ({ is, what, filter }) => is === 'fits' && what !== undefined && filter !== undefined,
    ({ what, filter }, { of }) => {
      const who = subject(of(what));
      return `${who} ${who === 'I' ? 'am' : 'is'} ${bare(of(filter)).replace(/^is /u, '')}`;
    },
  ],
  [({ is, of: part }) => is === 'not' && part !== undefined, (part, { of }) => `it is not so that ${of(part.of)}`],
  [
    ({ is, filter, count }) => is === 'exists' && filter !== undefined && count !== undefined,
    (part, { of, fields }) => {
      const rest = fields(part, ['is', 'filter', 'count']);
      return `there are ${of(part.count)} of ${of(part.filter)}${rest === '' ? '' : `, ${rest}`}`;
    },
  ],
  [
    ({ is, event, times }) => is === 'happened' && event !== undefined && times !== undefined,
    (part, { of, fields }) => {
      const rest = fields(part, ['is', 'event', 'times']);
      return `this has happened this turn ${of(part.times)} times: ${of(part.event)}${rest === '' ? '' : `, ${rest}`}`;
    },
  ],
  [
    part => part.is === 'compare' && part.a !== undefined && part.in !== undefined && saysOnly(part, 'is', 'a', 'in'),
    (part, { of }) => `${of(part.a)} is ${of(part.in)}`,
  ],
  [
    ({ kind, of: parts }) => kind === 'sum' && Array.isArray(parts),
    (part, { of }) => (part.of as readonly unknown[]).map(of).join(' + ').replaceAll('+ -', '-'),
  ],
  [({ kind, of: part }) => kind === 'negative' && part !== undefined, (part, { of }) => `minus ${of(part.of)}`],
  [
    part =>
      (part.kind === 'might' || part.kind === 'base might') && part.of !== undefined && saysOnly(part, 'kind', 'of'),
    (part, { of }) => {
      const whose = of(part.of);
      return whose === 'me' ? `my ${String(part.kind)}` : `the ${String(part.kind)} of ${whose}`;
    },
  ],
];
