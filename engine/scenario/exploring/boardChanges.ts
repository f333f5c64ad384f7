/** Changes of one fact of a board as it is written: a unit's Might, its damage, whether it is ready; what a player has; who controls a battlefield. */
import { BOUNDS } from '../../bounds.ts';
import { DOMAINS } from '../../domains.ts';
import type { ScenarioTree, Span, Statement, UnitAttribute, WrittenNumber } from '../../language/syntax.ts';
import { quoteIfNeeded } from '../../language/tokens/names.ts';
import { tellsRunes } from '../board/board.ts';
import type { Cards } from '../names/cards.ts';
import type { Edit } from '../report/report.ts';

/** A fact that can be another one. */
export interface BoardChange {
  /** The same for all changes of the same fact in the same direction. */
  readonly fact: string;
  /** By how much: one Might, two runes; of what is so or not, 1. */
  readonly by: number;
  /** How it would be, as a sentence without its full stop: "Raider has 4 Might, not 3". */
  readonly says: string;
  readonly edit: Edit;
}

/** The most by which a number is changed. */
export const MOST_BY = 10;

/** Each fact's changes from the smallest on, one fact after the other. */
export const boardChanges = ({ statements }: ScenarioTree, cards: Cards): readonly (readonly BoardChange[])[] => {
  const players = statements.filter((s): s is Of<'player'> => s.kind === 'player');
  return statements.flatMap(s => {
    switch (s.kind) {
      case 'unit':
        return s.count === 1 ? changesOfUnit(s, cards) : [];
      case 'player':
        return changesOfPlayer(s);
      case 'battlefield':
        return changesOfBattlefield(s, players);
      default:
        return [];
    }
  });
};

type Of<Kind extends Statement['kind']> = Extract<Statement, { readonly kind: Kind }>;

const changesOfUnit = (s: Of<'unit'>, cards: Cards): readonly (readonly BoardChange[])[] => {
  const { text: name } = s.name;
  const might = numbered(s, 'might');
  const damage = numbered(s, 'damage');
  const printed = might?.value ?? cards.print(s.card?.text ?? name)?.might ?? undefined;
  const ofMight =
    printed === undefined
      ? []
      : ofNumber(
          { at: s, fact: `${name} might`, word: 'might', written: might, now: printed, least: 0 },
          amount => `${name} has ${amount} Might, not ${printed}`,
        );
  const marked = damage?.value ?? 0;
  return [
    ...ofMight,
    ...ofNumber(
      { at: s, fact: `${name} damage`, word: 'damage', written: damage, now: marked, least: 0 },
      amount => `${name} has ${amount} damage, not ${marked}`,
    ),
    flagged(s, 'exhausted', [`${name} is exhausted`, `${name} is ready`]),
    flagged(s, 'stunned', [`${name} is stunned`, `${name} is not stunned`]),
    flagged(s, 'buffed', [`${name} has a buff`, `${name} has no buff`]),
  ];
};

const numbered = ({ attributes }: Of<'unit'>, kind: 'might' | 'damage'): WrittenNumber | undefined => {
  const found = attributes.find((a): a is Extract<UnitAttribute, { kind: 'might' | 'damage' }> => a.kind === kind);
  return found?.amount;
};

/** What is written is taken out, and what is not is written. */
const flagged = (
  s: Of<'unit'>,
  flag: 'exhausted' | 'stunned' | 'buffed',
  [positive, negative]: readonly [string, string],
): readonly BoardChange[] => {
  const written = s.attributes.find(a => a.kind === 'flag' && a.flag === flag);
  const opposite = s.attributes.find(a => a.kind === 'flag' && a.flag === 'ready');
  if (written !== undefined)
    return [
      {
        fact: `${s.name.text} ${flag}`,
        by: 1,
        says: negative,
        edit: { span: written.span, text: flag === 'exhausted' ? 'ready' : '' },
      },
    ];
  if (flag === 'exhausted' && opposite !== undefined)
    return [{ fact: `${s.name.text} ${flag}`, by: 1, says: positive, edit: { span: opposite.span, text: flag } }];
  return [{ fact: `${s.name.text} ${flag}`, by: 1, says: positive, edit: behind(s, flag) }];
};

const changesOfPlayer = (s: Of<'player'>): readonly (readonly BoardChange[])[] => {
  const { text: name } = s.name;
  if (!s.attributes.some(a => a.kind === 'energy' || a.kind === 'power' || tellsRunes(a)))
    return [...amountsOf(s, ['points', 'xp']), pricesOf(s)];
  const runes = DOMAINS.flatMap(domain => {
    const written = s.attributes.find(a => a.kind === 'runes' && a.domain.text === domain && !a.exhausted);
    const now = written?.kind === 'runes' ? written.count : 0;
    return [1, -1].map(sign =>
      steps(now, sign, 0).map(
        (count, i): BoardChange => ({
          fact: `${name} ${domain} runes ${sign}`,
          by: i + 1,
          says: `${name} has ${count} ${domain} ${count === 1 ? 'rune' : 'runes'}, not ${now}`,
          edit:
            written === undefined
              ? behind(s, `runes ${count}x ${domain}`)
              : { span: written.span, text: count === 0 ? 'runes nothing' : `runes ${count}x ${domain}` },
        }),
      ),
    );
  });
  return [...amountsOf(s, ['points', 'energy', 'xp']), ...runes];
};

/** Of a player who pays for nothing, as no resources are told: with so much energy, everything has its price. */
const pricesOf = (s: Of<'player'>): readonly BoardChange[] =>
  Array.from({ length: MOST_BY }, (_, energy) => ({
    fact: `${s.name.text} energy`,
    by: energy + 1,
    says: `${s.name.text} pays all costs, from ${energy} energy`,
    edit: behind(s, `energy ${energy}`),
  }));

const amountsOf = (
  s: Of<'player'>,
  kinds: readonly ('points' | 'energy' | 'xp')[],
): readonly (readonly BoardChange[])[] => {
  const { text: name } = s.name;
  return kinds.flatMap(kind => {
    const written = s.attributes.find(a => a.kind === kind);
    const now = written !== undefined && 'amount' in written ? written.amount : undefined;
    return ofNumber(
      { at: s, fact: `${name} ${kind}`, word: kind, written: now, now: now?.value ?? 0, least: 0 },
      amount => `${name} has ${counted(amount, kind)}, not ${now?.value ?? 0}`,
    );
  });
};

const counted = (amount: number, kind: 'points' | 'energy' | 'xp'): string => {
  if (kind === 'points') return amount === 1 ? '1 point' : `${amount} points`;
  return `${amount} ${kind === 'xp' ? 'XP' : kind}`;
};

/** Each other player, and nobody. */
const changesOfBattlefield = (
  s: Of<'battlefield'>,
  players: readonly Of<'player'>[],
): readonly (readonly BoardChange[])[] => {
  const written = s.attributes.find(a => a.kind === 'controlled');
  const now = written?.kind === 'controlled' ? written.player.text : null;
  const others = players.flatMap(({ name }) => (name.text === now ? [] : name.text));
  const fact = `${s.name.text} controller`;
  const controlled = others.map((name): readonly BoardChange[] => {
    const text = `controlled by ${quoteIfNeeded(name)}`;
    const edit = written === undefined ? behind(s, text) : { span: written.span, text };
    return [{ fact: `${fact} ${name}`, by: 1, says: `${name} controls ${s.name.text}`, edit }];
  });
  if (written === undefined) return controlled;
  return [
    ...controlled,
    [{ fact, by: 1, says: `nobody controls ${s.name.text}`, edit: { span: written.span, text: '' } }],
  ];
};

interface NumberedFact {
  readonly at: Pick<Statement, 'span'>;
  readonly fact: string;
  readonly word: string;
  readonly written: WrittenNumber | undefined;
  readonly now: number;
  readonly least: number;
}

/** Up from there, and down. */
const ofNumber = (
  { at, fact, word, written, now, least }: NumberedFact,
  says: (amount: number) => string,
): readonly (readonly BoardChange[])[] =>
  [1, -1].map(sign =>
    steps(now, sign, least).map(
      (amount, i): BoardChange => ({
        fact: `${fact} ${sign}`,
        by: i + 1,
        says: says(amount),
        edit: written === undefined ? behind(at, `${word} ${amount}`) : { span: written.span, text: `${amount}` },
      }),
    ),
  );

const steps = (now: number, sign: number, least: number): readonly number[] =>
  Array.from({ length: MOST_BY }, (_, i) => now + sign * (i + 1)).filter(
    amount => amount >= least && amount <= BOUNDS.number,
  );

const behind = ({ span }: { readonly span: Span }, text: string): Edit => ({
  span: { start: span.end, end: span.end },
  text: ` ${text}`,
});
