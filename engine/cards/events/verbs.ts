/** The verbs of events: what players do, and what objects do or is done to them. */
import type { EventName } from '../../game/state/cards/eventNames.ts';

interface Verb {
  readonly on: EventName;
  /** Words of the verb: bare, third person, past. */
  readonly words: readonly string[];
  readonly takes: 'thing' | 'none' | 'count' | 'maybe';
}
const verb = (on: EventName, words: string, takes: Verb['takes']): Verb => ({ on, words: words.split('|'), takes });

export const PLAYER_VERBS: readonly Verb[] = [
  verb('play', 'play|plays|played', 'thing'),
  verb('win combat', 'win a combat|wins a combat|won a combat|win combat|wins combat|win combats', 'none'),
  verb('lose combat', 'lose a combat|loses a combat|lost a combat|lose combat', 'none'),
  verb('conquer', 'conquer|conquers|conquered', 'maybe'),
  verb('hold', 'hold|holds|held', 'maybe'),
  verb('score', 'score|scores|scored', 'maybe'),
  verb('attack', 'attack|attacks|attacked', 'maybe'),
  verb('defend', 'defend|defends|defended', 'maybe'),
  verb('move', 'move|moves|moved', 'maybe'),
  verb('draw', 'draw|draws|drew|drawn', 'count'),
  verb('discard', 'discard|discards|discarded', 'count'),
  verb('recycle', 'recycle|recycles|recycled', 'count'),
  verb('channel', 'channel|channels|channeled', 'count'),
  verb('burn out', 'burn out|burns out|burned out', 'none'),
  verb('burn', 'burn|burns|burned', 'count'),
  verb(
    'gain points',
    'gain points|gains points|gained points|gain a point|gains a point|gained a point|gain one or more points',
    'none',
  ),
  verb('gain xp', 'gain xp|gains xp|gained xp|gain one or more xp', 'none'),
  verb('spend xp', 'spend xp|spends xp|spent xp', 'none'),
  verb('spend buff', 'spend a buff|spends a buff|spent a buff|spend buffs|spend one or more buffs', 'none'),
  verb('reduce might', 'reduce the might of|reduces the might of|reduced the might of', 'thing'),
  verb('stun', 'stun|stuns|stunned', 'thing'),
  verb('buff', 'buff|buffs|buffed', 'thing'),
  verb('ready', 'ready|readies|readied', 'thing'),
  verb('exhaust', 'exhaust|exhausts|exhausted', 'thing'),
  verb('heal', 'heal|heals|healed', 'thing'),
  verb('recall', 'recall|recalls|recalled', 'thing'),
  verb('banish', 'banish|banishes|banished', 'thing'),
  verb('return', 'return|returns|returned', 'thing'),
  verb('die', 'kill|kills|killed', 'thing'),
  verb('attach', 'attach|attaches|attached', 'thing'),
  verb('detach', 'detach|detaches|detached', 'thing'),
  verb('equip', 'equip|equips|equipped', 'thing'),
  verb('empower', 'empower|empowers|empowered', 'thing'),
  verb('reveal', 'reveal|reveals|revealed', 'thing'),
  verb('look', 'look at|looks at|looked at', 'thing'),
  verb('predict', 'predict|predicts|predicted', 'none'),
  verb('hide', 'hide|hides|hid|hidden', 'thing'),
  verb('counter', 'counter|counters|countered', 'thing'),
  verb('take control', 'take control of|takes control of|gain control of|gains control of', 'thing'),
  verb('deal', 'deal damage to|deals damage to|dealt damage to', 'thing'),
  verb('choose', 'choose|chooses|chosen|chose|target|targets', 'thing'),
  verb('activate', 'use|uses|used|activate|activates|activated', 'thing'),
  verb('add', 'add|adds', 'count'),
];

const OBJECT_VERBS_NOW: readonly Verb[] = [
  verb('attack', 'attack|attacks|attacked', 'maybe'),
  verb('defend', 'defend|defends|defended', 'maybe'),
  verb('move', 'move|moves|moved|be moved|am moved|is moved|are moved', 'none'),
  verb('conquer', 'conquer|conquers|conquered', 'maybe'),
  verb('hold', 'hold|holds|held', 'maybe'),
  verb('score', 'score|scores|scored', 'maybe'),
  verb(
    'die',
    'die|dies|died|be killed|is killed|are killed|killed|was killed|is put into your trash from the board|am put into your trash from the board|is put into a trash from the board',
    'none',
  ),
  verb('win combat', 'win a combat|wins a combat|won a combat|win combat', 'none'),
  verb('lose combat', 'lose a combat|loses a combat|lost a combat', 'none'),
  verb('become mighty', 'become mighty|becomes mighty|became mighty', 'none'),
  verb('empower', 'become empowered|becomes empowered|became empowered|am empowered|is empowered', 'none'),
  verb(
    'survive',
    'survive damage|survives damage|survived damage|am dealt damage and survive|is dealt damage and survives|are dealt damage and survive|take damage and survive|takes damage and survives|survive being dealt damage|survives being dealt damage',
    'none',
  ),
  verb(
    'be dealt',
    'take damage from a source|takes damage from a source|be dealt damage|is dealt damage|are dealt damage|am dealt damage|take damage|takes damage|took damage|was dealt damage|been dealt damage',
    'none',
  ),
  verb('deal', 'deal damage|deals damage|dealt damage', 'none'),
  verb('play', 'be played|am played|is played|are played|was played|played', 'none'),
  verb('stun', 'be stunned|am stunned|is stunned|are stunned|was stunned', 'none'),
  verb('buff', 'be buffed|am buffed|is buffed|are buffed|was buffed|become buffed|becomes buffed', 'none'),
  verb('ready', 'be readied|am readied|is readied|are readied|become ready|becomes ready', 'none'),
  verb('exhaust', 'be exhausted|am exhausted|is exhausted|become exhausted|becomes exhausted', 'none'),
  verb('heal', 'be healed|am healed|is healed', 'none'),
  verb('recall', 'be recalled|am recalled|is recalled|are recalled|recalled', 'none'),
  verb('banish', 'be banished|am banished|is banished|banished', 'none'),
  verb(
    'return',
    "be returned to hand|be returned to its owner 's hand|be returned to my owner 's hand|be returned to your hand|am returned to hand|is returned to hand|is returned to its owner 's hand|is returned to a player 's hand|am returned to my owner 's hand|returned to hand",
    'none',
  ),
  verb('discard', 'be discarded|am discarded|is discarded|was discarded|discarded', 'none'),
  verb('recycle', 'be recycled|am recycled|is recycled|recycled', 'none'),
  verb('draw', 'be drawn|am drawn|is drawn', 'none'),
  verb('reveal', 'be revealed|am revealed|is revealed|revealed', 'none'),
  verb('look', 'be looked at|am looked at|is looked at', 'none'),
  verb('attach', 'be attached|is attached|was attached|become attached|becomes attached|attached', 'none'),
  verb('detach', 'be detached|is detached|becomes detached|becomes unattached', 'none'),
  verb('equip', 'be equipped|am equipped|is equipped|become equipped|becomes equipped', 'none'),
  verb('counter', 'be countered|is countered|are countered|was countered', 'none'),
  verb('choose', 'be chosen|am chosen|is chosen|are chosen', 'none'),
  verb('enter', 'enter the board|enters the board|enter|enters', 'none'),
  verb('leave', 'leave the board|leaves the board|left the board|leave|leaves|left', 'none'),
];

/** What `is stunned` now was, or were, stunned then. */
const past = ({ words, ...rest }: Verb): Verb => ({
  ...rest,
  words: [...words, ...words.flatMap(each => (each.startsWith('is ') ? [`was/were ${each.slice(3)}`] : []))],
});

export const OBJECT_VERBS: readonly Verb[] = OBJECT_VERBS_NOW.map(past);
