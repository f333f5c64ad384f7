/** What a player has besides the board: points, resources, and cards by name. */
import type { CardsOfPlayer, Layout, SetUp } from '../../../server/protocol.ts';
import { button, row } from './elements.ts';
import { choiceOf, counter, type Fields } from './fields.ts';
import { say } from './texts.ts';

const WHERE = ['hand', 'deck', 'legend', 'champion'] as const satisfies readonly CardsOfPlayer[];
const COUNTS = ['points', 'energy', 'xp'] as const;

export const holdingsOf = (
  player: number,
  held: Layout['players'][number],
  domains: Layout['domains'],
  { adding, step }: Pick<Fields, 'adding'> & { readonly step: (done: SetUp) => void },
): HTMLElement => {
  const { name } = held;
  const made = document.createElement('details');
  made.setAttribute('aria-label', say('cardsOf', name));
  const summary = document.createElement('summary');
  summary.textContent = say('cardsOf', name);
  const counts = COUNTS.map(what =>
    counter({ what: say(what), of: name, value: held[what] }, value => step({ do: 'count', player, what, value })),
  );
  const cards = WHERE.map(where => {
    const label = say(where);
    return row(label, [
      ...(held.cards[where] ?? []).map((card, at) =>
        button(`${card} ×`, () => step({ do: 'removeCard', player, from: where, at }), {
          label: say('removeOf', `${card}, ${label}`),
        }),
      ),
      adding(say('cardIn', say('of', name, label)), say('card'), card =>
        step({ do: 'addCard', player, to: where, card }),
      ),
    ]);
  });
  const resources = (['runes', 'power'] as const).map(what =>
    row(say(what), [
      ...domains
        .filter(domain => (held[what][domain] ?? 0) > 0)
        .map(domain =>
          counter({ what: domain, of: say('of', name, say(what)), value: held[what][domain] ?? 0 }, value =>
            step({ do: 'domain', player, what, domain, value }),
          ),
        ),
      oneMore(say('domain', say('of', name, say(what))), domains, domain =>
        step({ do: 'domain', player, what, domain, value: (held[what][domain] ?? 0) + 1 }),
      ),
    ]),
  );
  made.append(summary, row(name, counts), ...resources, ...cards);
  return made;
};

/** A domain to choose, of which one more is had then. */
const oneMore = (label: string, domains: readonly string[], chosen: (domain: string) => void): HTMLElement =>
  choiceOf(label, [new Option('+ …', ''), ...domains.map(domain => new Option(`+ ${domain}`, domain))], chosen);
