/** What `riftbench check` can be told. */
import { DEFAULT_TIMEOUT } from '../../analysis/document/timeLimit.ts';
import type { OptionInfo } from '../command.ts';
import { FORMAT_NAMES } from '../formats/formats.ts';

export const OPTIONS: readonly OptionInfo[] = [
  { name: 'format', value: FORMAT_NAMES.join('|'), about: 'output format; by default text' },
  { name: 'report', value: 'FILE', about: 'also write the report in JSON to this file' },
  {
    name: 'badge',
    value: 'FILE',
    about: 'also write the result as a badge: a picture (.svg), or data for one (.json)',
  },
  {
    name: 'edition',
    value: 'E',
    about:
      'the edition for scenarios that name none; by default, that of the nearest riftbench.json above the file, otherwise the newest',
  },
  { name: 'scenario', value: 'NAME', about: 'run only the scenarios with this in their name' },
  { name: 'shard', value: 'I/N', about: 'check only part I of N: every Nth file, in order' },
  { name: 'merge', about: 'merge the reports of all shards into one; give their paths instead of files' },
  {
    name: 'jobs',
    value: 'N',
    about: 'check N files at once; by default, one per processor core if there is enough to do',
  },
  {
    name: 'timeout',
    value: 'SECONDS',
    about: `how long one scenario may run; by default ${DEFAULT_TIMEOUT}. One that takes longer is stopped and reported as run/timeout, and the rest continue`,
  },
  {
    name: 'limit',
    value: 'SECONDS',
    about:
      'how long to search for each claim about possible outcomes; by default, a fixed amount of work, which takes a second or two and is the same on every machine',
  },
  {
    name: 'cache',
    value: 'FILE',
    about: 'remember in this file what was checked, and check only what has changed since',
  },
  { name: 'watch', about: 'check again whenever something changes' },
  {
    name: 'proofs',
    about:
      'also print the proof of each claim about possible outcomes: the strategy of what can be forced, a line of play for what is possible, one round of a loop, and what each first act of a puzzle leads to',
  },
  { name: 'citations', about: 'check the citations in every article, even if nothing asks for it' },
  { name: 'allow-empty', about: 'status 0 if there is neither a scenario nor a card to check' },
  { name: 'verbose', about: 'also print hints and information' },
];
