/** Runes that come from the rune deck (`channel`). */

import { change, changeObjects, type Play, step } from '../play/play.ts';
import { baseOf, player } from '../play/query.ts';
import { sentence } from '../play/sentence.ts';
import { runeObject } from '../play/tokens.ts';
import { unseenRunes } from '../play/unseen.ts';
import type { GameObject, ObjectId, PlayerId } from '../state/state.ts';

/**
 * `channel`: from the top of the rune deck onto the board, as many as there are. Runes that the scenario does not name are
 * of no known domain, and become objects only for players whose resources are counted. Returns how many were channeled. Rules: `turn.channel-phase.task`.
 */
export const channel = (
  play: Play,
  who: PlayerId,
  amount: number,
  enters: 'ready' | 'exhausted',
  rule: 'channel' | 'turn.channel',
): number => {
  const drawn = play.state.objects.filter(o => o.zone.kind === 'rune deck' && o.owner === who).slice(0, amount);
  const unseen = Math.min(amount - drawn.length, unseenRunes(play.state, who));
  const counts = player(play.state, who).pool !== null;
  const next = counts ? [...drawn, ...unknownRunes(play, who, unseen)] : drawn;
  const channeled = drawn.length + unseen;
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

const unknownRunes = (play: Play, who: PlayerId, amount: number): readonly GameObject[] => {
  const first = play.state.objects.length;
  for (let n = 0; n < amount; n++)
    change(play, s => {
      const id = play.state.objects.length as ObjectId;
      s.objects = [...play.state.objects, runeObject(play.state, id, who)];
    });
  return play.state.objects.slice(first);
};
