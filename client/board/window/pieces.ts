/** Units and gear of the board, a row for each line that declares them. */
import type { Layout, SetUp } from '../../../server/protocol.ts';
import { button, row } from './elements.ts';
import { choiceOf, counter } from './fields.ts';
import { say } from './texts.ts';

export const pieceRow = (
  { object, objects, name, might, damage, words }: Layout['pieces'][number],
  all: readonly string[],
  step: (done: SetUp) => void,
): HTMLElement => {
  const number = (what: 'might' | 'damage' | 'count') => (value: number) => step({ do: 'number', object, what, value });
  const options = [
    new Option(say('word'), ''),
    ...all.map(word => new Option(words.includes(word) ? `− ${word}` : `+ ${word}`, word)),
  ];
  const choice = choiceOf(say('wordOf', name), options, word => step({ do: 'word', object, word }));
  const { length } = objects;
  return row(length === 1 ? name : `${length}x ${name}`, [
    ...(length === 1 ? [] : [counter({ what: say('count'), of: name, value: length }, number('count'))]),
    ...(might === null
      ? []
      : [
          counter({ what: say('might'), of: name, value: might }, number('might')),
          counter({ what: say('damage'), of: name, value: damage }, number('damage')),
        ]),
    choice,
    button(say('remove'), () => step({ do: 'remove', object }), { label: say('removeOf', name) }),
  ]);
};
