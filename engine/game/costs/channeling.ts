/** Runes that come from the rune deck (`channel`). */

import { change, changeObjects, type Play, step } from '../play/play.ts';
import { baseOf, objectsById, player } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import { runeObject } from '../play/tokens.ts';
import { unseenRunes } from '../play/unseen.ts';
import { takeFromRuneDeck } from '../play/zones.ts';
import type { GameObject, ObjectId, PlayerId, State } from '../state/state.ts';

/**
 * `channel`: from the top of the rune deck onto the board, as many as there are. Runes that the scenario does not list are
 * of no known domain, lie above those that were recycled, and become objects only for players whose resources are counted. Returns
 * how many were channeled. Rules: `turn.channel-phase.task`.
 */
export const channel = (
  play: Play,
  who: PlayerId,
  amount: number,
  enters: 'ready' | 'exhausted',
  rule: 'channel' | 'turn.channel',
): number => {
  const unseen = Math.min(amount, unseenRunes(play.state, who));
  const named = namedRunes(play.state, who).slice(0, amount - unseen);
  const counts = player(play.state, who).pool !== null;
  const next = counts ? [...unknownRunes(play, who, unseen), ...named] : named;
  const channeled = unseen + named.length;
  takeFromRuneDeck(
    play,
    who,
    named.map(o => o.id),
  );
  changeObjects(
    play,
    next.map(o => o.id),
    r => {
      r.zone = baseOf(who);
      r.controller = who;
      r.exhausted = enters === 'exhausted';
      r.incarnation += 1;
    },
  );
  const how = enters === 'exhausted' ? ' exhausted' : '';
  step(play)?.tell(
    rule,
    sentence`${player(play.state, who).name} channels ${channeled} ${channeled === 1 ? 'rune' : 'runes'}${how}.`,
    {
      players: [who],
      units: next.map(o => o.id),
    },
  );
  return channeled;
};

/**
 * From the top: as the scenario lists them, and those that were recycled since below them. Of a rune deck that it does not list only
 * the recycled ones are named, which lie under all others.
 */
export const namedRunes = (state: State, who: PlayerId): readonly GameObject[] => {
  const { runeDeck } = player(state, who);
  return runeDeck === null
    ? state.objects.filter(o => o.zone.kind === 'rune deck' && o.owner === who)
    : objectsById(state, runeDeck);
};

const unknownRunes = (play: Play, who: PlayerId, amount: number): readonly GameObject[] => {
  const first = play.state.objects.length;
  for (let n = 0; n < amount; n++)
    change(play, s => {
      const id = play.state.objects.length as ObjectId;
      s.objects = [...play.state.objects, runeObject(play.state, id, who)];
    });
  return play.state.objects.slice(first);
};
