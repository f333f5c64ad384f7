/** By which number each rule is cited that the engine names, in each edition. */
import { describe, expect, test } from 'vitest';
import { CONCEPTS } from '../../engine/game/state/concepts.ts';
import { EDITIONS, type Edition } from '../../engine/game/state/editions.ts';
import { loadRuleBook } from '../../rules-db/book.ts';
import { citationOrNone, numbersToCite } from '../../rules-db/citation.ts';
import { CONCEPT_FILES } from '../../rules-db/data.ts';

const book = loadRuleBook();

/** Those that the editions before each have no rule for, neither of its own nor another: looked for in their texts. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  '1.0': [
    'ability.delayed',
    'ability.reflexive.chain',
    'ability.triggered.nth',
    'cleanup.after-move',
    'cleanup.repeat',
    'cleanup.roles.gain',
    'cleanup.roles.swap',
    'cleanup.special',
    'cleanup.win',
    'combat.assign.exclusive',
    'combat.assign.exclusive.each',
    'combat.assign.exempt',
    'combat.assign.not-dealing',
    'combat.assign.order',
    'combat.assign.over-lethal',
    'combat.showdown.attacker.focus',
    'combat.showdown.late',
    'concede.removed.teammates',
    'control.abilities.you',
    'heal',
    'keyword.hidden.here.permanent',
    'layers.decreases',
    'layers.increases',
    'layers.snapshot',
    'mode.team.wins-together',
    'play.choices.later',
    'play.target.any-number',
    'play.target.group.subset',
    'recall.keeps-state',
    'showdown.closes.combat',
    'showdown.closes.conquer',
    'unit.damage',
    'zone.champion.no-return.empty',
  ],
  '1.0, 1.1': [
    'attach',
    'attachment.attached.rules-text',
    'card.text.attached',
    'cleanup.stage-showdown.remains',
    'detach',
    'double',
    'keyword.repeat',
    'keyword.weaponmaster.cost',
    'keyword.weaponmaster.fails',
    'play.choices.location.granted',
    'play.choices.location.valid',
  ],
  '1.0, 1.1, 1.2': [
    'ability.activated.use.condition',
    'ability.replacement.limit.may.when',
    'ability.replacement.simultaneous',
    'ability.triggered.cost',
    'ability.triggered.may',
    'additional-turn',
    'cleanup.becomes-combat',
    'combat.becomes',
    'combat.ends.expire',
    'combat.result',
    'combat.result.lose',
    'combat.result.none',
    'combat.result.restage',
    'combat.result.win',
    'combat.showdown.attacker-gains-focus',
    'create.battlefield',
    'create.where.legend',
    'keyword.ambush.meaning',
    'keyword.ambush.units-gone',
    'keyword.backline',
    'keyword.backline.meaning',
    'keyword.backline.order',
    'keyword.hidden.here.gear',
    'keyword.level',
    'keyword.reaction.conditional.undone',
    'move.destination.teammate',
    'play.choices.destination.valid',
    'play.choices.modes',
    'play.legality.timing',
    'predict',
    'predict.several',
    'prevent',
    'replace',
    'replace.swap-back',
    'score',
    'task',
    'task.none-left',
    'term.tie',
    'unit.might.below-zero.actual',
    'xp.gain',
    'xp.spend',
  ],
  '1.0, 1.1, 1.2, 1.3': [
    'ability.activate.choices.may.declined',
    'ability.triggered.limit.used-up',
    'ability.triggered.may.later',
    'burn',
    'cleanup.recontest',
    'cleanup.uncontest',
    'combat.assign.replacements',
    'combat.showdown.keeps-focus',
    'cost.impossible',
    'cost.instruction.resolving',
    'disempower',
    'disempower.only-empowered.nothing',
    'empower',
    'empower.once.nothing',
    'keyword.empower.meaning',
    'keyword.empowered',
    'keyword.flow.several',
    'mode.team.points',
    'naming.card',
    'naming.card.exists',
    'naming.card.no-token',
    'naming.tag',
    'naming.what',
    'new-choices',
    'new-choices.none-legal',
    'play.impossible.delayed-over',
    'privacy.not-compelled.ignored',
    'skip',
    'skip.replaced',
    'unit.damage.lethal',
    'untargetable.illegal',
    'win.in-cleanup',
    'win.level',
    'win.most-points',
    'win.victory-score',
  ],
  '1.0, 1.1, 1.2, 1.3, 1.4': [
    'ability.times.passive',
    'ability.times.passive.may',
    'create.chosen-in-deck',
    'create.duration',
    'deck.choices',
    'keyword.deploy.meaning',
    'keyword.show-off',
    'keyword.show-off.meaning',
    'play.target.not.own-legend',
    'unit.not-attached.becomes',
  ],
  'from 1.1': ['combat.assign.tank-first'],
  'from 1.5': ['cleanup.stage-combat.remains'],
};

/** `1.0, from 1.4`: the newest edition, and those before it without a gap, go without saying, so that one more changes nothing. */
const asTold = (editions: readonly Edition[]): string => {
  const from = EDITIONS.findIndex((_, at) => EDITIONS.slice(at).every(each => editions.includes(each)));
  const before = editions.filter(each => from < 0 || EDITIONS.indexOf(each) < from);
  return [...before, ...(from < 0 ? [] : [`from ${EDITIONS[from]}`])].join(', ');
};

describe('a rule that the engine cites', () => {
  test('has a number in each edition, its own or another’s, or is known to have none there', () => {
    const without: Record<string, string[]> = {};
    for (const concept of CONCEPTS) {
      const editions = asTold(EDITIONS.filter(edition => numbersToCite(book, concept, edition).length === 0));
      if (editions !== '') without[editions] = [...(without[editions] ?? []), concept].toSorted();
    }
    expect(without).toEqual(WITHOUT);
  });

  test('is cited by another only where it has no number, and that one has', () => {
    const wrong = CONCEPT_FILES.flat().flatMap(({ id, orderedBy = {} }) =>
      Object.entries(orderedBy)
        .filter(
          ([edition, other]) => book.numbersOf(id, edition).length > 0 || book.numbersOf(other, edition).length === 0,
        )
        .map(([edition, other]) => `${id} in ${edition}: ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  test('goes by its own number first', () => {
    expect(numbersToCite(book, 'move.contests', '1.4')).toEqual(['450']);
    expect(numbersToCite(book, 'move.contests', '1.0')).toEqual(['181.3.a']);
    expect(numbersToCite(book, 'burn', '1.0')).toEqual([]);
  });

  test('is said in words to be none', () => {
    expect(citationOrNone('450', '1.4')).toBe('CR 450 (1.4)');
    expect(citationOrNone(undefined, '1.0')).toBe('(no rule of its own in 1.0)');
  });
});
