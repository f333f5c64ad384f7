/** Players as they are shown: hands, decks and resources as far as the scenario lists them. */
import { isChampionLegend } from '../../../engine/game/abilities/ownLegends.ts';
import { domainOf, limitedText, runesOf } from '../../../engine/game/costs/resources.ts';
import { objectsById } from '../../../engine/game/play/query.ts';
import type { GameObject, OffBoard, Player, State } from '../../../engine/game/state/state.ts';
import type { SceneCards, SceneLegend, ScenePlayer, SceneResources, SceneRunes } from './scene.ts';

export const playerOf = (state: State, player: Player): ScenePlayer => {
  const legends = cardsIn(state, player, 'legend');
  const legend = legends.find(o => isChampionLegend(o, state, player.id));
  return {
    id: player.id,
    name: player.name,
    team: player.team,
    points: player.points,
    xp: player.xp,
    resources: resourcesOf(state, player),
    hand: handOf(state, player),
    deck: player.deck?.length ?? null,
    runeDeck: player.runeDeck === null ? null : objectsById(state, player.runeDeck).map(domainOf),
    trash: names(cardsIn(state, player, 'trash')).toReversed(),
    banished: names(cardsIn(state, player, 'banished')),
    legend: legend === undefined ? null : legendOf(legend),
    otherLegends: legends.filter(o => o !== legend).map(legendOf),
    chosenLegends: names(cardsIn(state, player, 'outside')),
    champion: cardsIn(state, player, 'champion')[0]?.name ?? null,
  };
};

const legendOf = ({ name, exhausted, timesEmpowered }: GameObject): SceneLegend => ({
  name,
  exhausted,
  empowered: timesEmpowered > 0,
});

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
  for (const rune of runesOf(state, who)) {
    const domain = domainOf(rune);
    const count = counts.get(domain) ?? { ready: 0, exhausted: 0 };
    counts.set(domain, count);
    if (rune.exhausted) count.exhausted++;
    else count.ready++;
  }
  return [...counts].map(([domain, count]) => ({ domain, ...count }));
};
