/**
 * German words in lines of a scenario: the language is English, and a line in German is read word by word. Only for lines that are not
 * understood otherwise; what comes of it is put right by the tables, as English lines are.
 */
import { isQuestionWord } from '../../words/words.ts';
import type { DraftWord, LineDraft } from './draft.ts';
import { among, type KnownNames, unitOf } from './known.ts';

/** `german english`, with ` | ` between; a word without English is left out. */
const WORDS: ReadonlyMap<string, string> = new Map(
  `spieler player | spielerin player | schlachtfeld battlefield | basis base | stützpunkt base | ablage trash | friedhof trash
  | zug turn | spielzug turn | runde turn | hand hand | deck deck | punkt point | punkte points | karte card | karten cards | rune rune
  | runen runes | energie energy | legende legend | ausrüstung gear | einheit unit | effekt effect | edition edition
  | macht might | stärke might | kampfkraft might | schaden damage | kampf combat | gefecht combat | gegner opponent
  | erschöpft exhausted | getappt exhausted | bereit ready | betäubt stunned | gestärkt buffed | tot dead | gestorben dead | getötet dead
  | vernichtet dead | lebendig alive | lebt survives | leben alive | überlebt survives | stirbt dies | sterben die | verbannt banished
  | kontrolliert controls | kontrollieren control | beherrscht controls | erobert conquers | erobern conquer | hält holds
  | gewinnt wins | gewinnen win | verliert loses | verlieren lose | unentschieden tie | umkämpft contested | angreifer attacker
  | verteidiger defender | angegriffen attacked | leer empty | kette chain
  | bewegt moves | bewegen move | zieht moves | ziehen move | schickt moves | schicken move | schiebt moves
  | greift attacks | angreifen attack | attackiert attacks | blockt blocks | blocken block | blockiert blocks | verteidigt defends
  | weist assigns | zuweisen assign | verteilt assigns | verteilen assign | gibt assigns | geben assign | teilt assigns | zuteilen assign
  | legt assigns | spielt plays | spielen play | ausspielen play | wirkt plays | aktiviert activates | aktivieren activate
  | versteckt hides | verstecken hide | wählt chooses | wählen choose | nennt names | passt passes | passen pass | weiterpassen pass
  | beendet ends | beenden end | endet ends | antwortet responds | reagiert responds | opfert kills | tötet kills | zerstört kills
  | wirft discards | erhält gets | bekommt gets | braucht needs | heilt heals
  | erwarte expect | erwartet expect | erwartung expect | prüfe expect | ist is | sind are | war was | hat has | haben have
  | kann can | können can | darf can | dürfen can | wird will | wer who | wo where | warum why | was what | wieso why | wann when
  | wieviel how*much | wieviele how*many | wie how | viel much | viele many | kein no | keine no | nicht not | keinen no
  | alle all | alles everything | jeder everyone | beide both | rest rest | niemand nobody | und and | oder or | mit with | von of | vom of
  | nach to | zu to | zur to | zum to | an to | auf to | aus from | bei at | im in | in in | für for | gegen against
  | das this | dies this | es it | legal legal | erlaubt allowed | möglich possible | richtig right
  | der the | die the | den the | dem the | des the | ein a | eine a | einen a | einer a | ihren | seinen | ihr | sein | ihre | seine
  | am | noch still | jetzt now | dann then | passiert happens | geschieht happens | wenn if | falls if | sonst else | kontrolle control
  | drei 3 | zwei 2 | vier 4 | fünf 5 | eins 1 | leibwächter tank`
    .split('|')
    .map(row => row.trim().split(/\s+/))
    .map(([german = '', english = '']) => [german, english.replaceAll('*', ' ')]),
);

/** `alle geben weiter`: with another second part, or none, it assigns. */
const PASSES: ReadonlyMap<string, string> = new Map([
  ['gibt', 'passes'],
  ['geben', 'pass'],
]);

/** English as well as German, so that a line of them alone is no German one. */
const BOTH = new Set('die was in an am hand deck rune legal war rest edition'.split(' '));

/** The line in English, word by word; null where it has no German word, or only such as English has, too. */
export const fromGerman = (draft: LineDraft, known: KnownNames): LineDraft | null => {
  const isKnown = ({ text }: DraftWord): boolean =>
    among([...known.players, ...known.battlefields], text) || unitOf(known, text) !== undefined;
  const german = draft.filter(word => !isKnown(word) && WORDS.has(word.text.toLowerCase()));
  if (!german.some(({ text }) => !BOTH.has(text.toLowerCase()))) return null;
  const isDrawing = draft.some(({ text }) => /^karten?$/i.test(text));
  const passes = draft.at(-1)?.text.toLowerCase() === 'weiter';
  const english = withoutPrefix(draft).flatMap((word): LineDraft => {
    if (isKnown(word)) return [word];
    const meant =
      (passes && PASSES.get(word.text.toLowerCase())) ||
      (isDrawing && /^zieh/i.test(word.text) && 'draws') ||
      WORDS.get(word.text.toLowerCase());
    if (meant === undefined) return [word];
    return meant === '' ? [] : meant.split(' ').map(text => ({ text, from: word.from }));
  });
  return inEnglishOrder(english);
};

/** `weist … zu`, `greift … an`: the second part of a verb says nothing more. */
const withoutPrefix = (draft: LineDraft): LineDraft => {
  const end = draft.at(-1)?.text === '?' ? draft.length - 1 : draft.length;
  const isPrefix = end > 2 && /^(?:zu|an|aus|ab|vor|auf|ein|weiter)$/i.test(draft[end - 1]?.text ?? '');
  return isPrefix ? [...draft.slice(0, end - 1), ...draft.slice(end)] : draft;
};

/** `can Ana 7 to Wall assign`: behind "can" and its player comes the verb. A verb at the front asks: `wins Ana`. */
const inEnglishOrder = (words: LineDraft): LineDraft => {
  const [first, second] = words;
  if (first === undefined || second === undefined) return words;
  const end = words.at(-1)?.text === '?' ? words.length - 1 : words.length;
  const verb = words[end - 1];
  if (first.text === 'can' && verb !== undefined && PLAIN.has(verb.text))
    return [first, second, verb, ...words.slice(2, end - 1), ...words.slice(end)];
  if (THIRD.has(first.text) && !isQuestionWord(first.text))
    return [{ text: 'does', from: null }, second, plain(first), ...words.slice(2)];
  return words;
};

const PLAIN = new Set('move assign attack play activate hide choose pass block control conquer win lose'.split(' '));
const THIRD = new Set('wins loses controls conquers dies survives holds'.split(' '));
const plain = ({ text, from }: DraftWord): DraftWord => ({
  text: text === 'loses' ? 'lose' : text.replace(/s$/, ''),
  from,
});
