/** What a script's names are looked up in: the game as it is played. */

import { change, type Play } from '../../game/play/play.ts';
import { player } from '../../game/play/query.ts';
import { blankObject } from '../../game/play/tokens.ts';
import type { ObjectId, PlayerId, State } from '../../game/state/state.ts';
import type { Cards } from '../names/cards.ts';
import type { Table } from '../names/resolve.ts';

/**
 * The game as it stands; a card that an untold hand is said to have comes into it (`discard.choice` and playing alike). A
 * class, as a literal with a getter would be of a hidden class of its own in each script, which keeps all of its play alive.
 */
export class PlayedTable implements Table {
  asksOnly: boolean;
  private readonly play: Play;
  private readonly cards: Cards;

  constructor(play: Play, cards: Cards) {
    this.asksOnly = false;
    this.play = play;
    this.cards = cards;
  }

  get state(): State {
    return this.play.state;
  }

  draws(name: string, who: PlayerId): ObjectId | null {
    return player(this.state, who).handKnown ? null : this.comeToBe(name, who, 'hand');
  }

  liesNowhere(name: string, who: PlayerId): ObjectId | null {
    return this.comeToBe(name, who, 'gone');
  }

  private comeToBe(name: string, who: PlayerId, zone: 'hand' | 'gone'): ObjectId | null {
    const print = this.cards.print(name);
    if (print === null || print.type === 'battlefield') return null;
    const { objects } = this.state;
    const id = objects.length as ObjectId;
    change(this.play, s => {
      s.objects = [...objects, { ...blankObject(id, print, who), token: false, zone: { kind: zone } }];
      s.hasAbilities = true;
    });
    return id;
  }
}
