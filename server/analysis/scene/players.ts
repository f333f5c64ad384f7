/** Players as they are shown: hands, decks and resources as far as the scenario lists them. */
import { limitedText, runesOf } from '../../../engine/game/costs/resources.ts';
import type { GameObject, Player, State } from '../../../engine/game/state/state.ts';
import type { OffBoard } from '../../../engine/game/state/things.ts';
import type { SceneCards, ScenePlayer, SceneResources, SceneRunes } from './scene.ts';

export const playerOf = (state: State, player: Player): ScenePlayer => {
  const legend = cardsIn(state, player, 'legend')[0];
  return {
    id: player.id,
    name: player.name,
    team: player.team,
    points: player.points,
    xp: player.xp,
    resources: resourcesOf(state, player),
    hand: handOf(state, player),
    deck: player.deck?.length ?? null,
    trash: names(cardsIn(state, player, 'trash')).toReversed(),
    banished: names(cardsIn(state, player, 'banished')),
    legend:
      legend === undefined
        ? null
        : { name: legend.name, exhausted: legend.exhausted, empowered: legend.timesEmpowered > 0 },
    champion: cardsIn(state, player, 'champion')[0]?.name ?? null,
  };
};

const cardsIn = ({ objects }: State, { id }: Player, zone: OffBoard): readonly GameObject[] =>
  objects.filter(object => object.zone.kind === zone && object.owner === id);

const names = (cards: readonly GameObject[]): readonly string[] => cards.map(({ name }) => name);

const handOf = (state: State, player: Player): SceneCards => ({
  names: names(cardsIn(state, player, 'hand')),
  unseen: player.unseen,
  isWhole: player.handKnown && player.unseen === 0,
});

const resourcesOf = (state: State, { id, pool }: Player): SceneResources | null => {
  const runes = runesOnBoard(state, id);
  if (pool === null && runes.length === 0) return null;
  return {
    energy: pool?.energy ?? 0,
    power: pool?.power.map(({ domain, amount }) => ({ domain, amount })) ?? [],
    limited: pool === null ? '' : limitedText(pool).trim(),
    runes,
  };
};

const runesOnBoard = (state: State, who: Player['id']): readonly SceneRunes[] => {
  const counts = new Map<string, { ready: number; exhausted: number }>();
  for (const { print, exhausted } of runesOf(state, who)) {
    const domain = print.domains[0] ?? 'any';
    const count = counts.get(domain) ?? { ready: 0, exhausted: 0 };
    counts.set(domain, count);
    if (exhausted) count.exhausted++;
    else count.ready++;
  }
  return [...counts].map(([domain, count]) => ({ domain, ...count }));
};
