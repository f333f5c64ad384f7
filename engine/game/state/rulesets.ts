/**
 * What a game is played by: an edition, which means its text with what the publisher clarified up to the end of its time, or
 * that text alone, "as printed".
 */

import { knownOf } from '../../known.ts';
import { CLARIFICATIONS, type Clarification } from './clarifications.ts';
import {
  type Behaviours,
  EDITIONS,
  type Edition,
  isEdition,
  PLAYED_EDITIONS,
  playedAs,
  printedBehaviours,
} from './editions.ts';
import { flatMapped } from './lists.ts';

const AS_PRINTED = 'as printed';
type StandIn = `${Edition} as ${Edition}`;
export type Ruleset = Edition | `${Edition} ${typeof AS_PRINTED}` | StandIn;

/** The edition's text alone. */
export const asPrinted = (edition: Edition): Ruleset => `${edition} ${AS_PRINTED}`;

const standIns = (edition: Edition): readonly StandIn[] => {
  const before = playedAs(edition);
  return before === undefined ? [] : [`${edition} as ${before}`];
};

/** Editions that scenarios are run under by the rules of the one before: the name says both. */
export const LATER_RULESETS: readonly Ruleset[] = flatMapped(EDITIONS, standIns);

/** The oldest first, the text alone before what it was clarified to. */
export const RULESETS: readonly Ruleset[] = flatMapped(EDITIONS, (edition): readonly Ruleset[] =>
  PLAYED_EDITIONS.includes(edition) ? [asPrinted(edition), edition] : standIns(edition),
);

export const isRuleset = (text: string): text is Ruleset => (RULESETS as readonly string[]).includes(text);

export const isAsPrinted = (ruleset: Ruleset): boolean => ruleset.endsWith(AS_PRINTED);

/** The ruleset that stands in for an edition without rules of its own here: `1.5 as 1.4` for `1.5`; undefined for any other. */
export const standInFor = (edition: string): Ruleset | undefined =>
  LATER_RULESETS.find(each => each.startsWith(`${edition} as `));

/** The edition that a ruleset's name stood in for before it was played by its own rules: `1.5` for `1.5 as 1.4`. */
export const nowPlayed = (ruleset: string): Edition | undefined =>
  PLAYED_EDITIONS.find(edition => ruleset.startsWith(`${edition} as `) && !isRuleset(ruleset));

/** Those that play apart from each other, to choose from, the newest first. */
export const offeredRulesets = (): readonly Ruleset[] =>
  RULESETS.filter(
    each =>
      isEdition(each) ||
      LATER_RULESETS.includes(each) ||
      (isAsPrinted(each) && clarificationsOf(editionOf(each)).length > 0),
  ).toReversed();

/** The edition whose rule numbers it uses. */
export const editionOf = (ruleset: Ruleset): Edition => BY_RULESET[ruleset].edition;

/** What is done where editions differ; for a behaviour that was clarified against the text, also the day of that. */
export interface Rules {
  readonly edition: Edition;
  readonly behaviours: Behaviours;
  readonly clarified: Clarified;
}

export type Clarified = Readonly<Partial<Record<keyof Behaviours, string>>>;

export const rulesOf = (ruleset: Ruleset): Rules => BY_RULESET[ruleset];

/** What a ruleset does where editions differ. */
export const behaviours = (ruleset: Ruleset): Behaviours => BY_RULESET[ruleset].behaviours;

/** The same rules with some behaviours replaced; those no longer count as clarified. */
export const withReplaced = (rules: Rules, replaced: Partial<Behaviours>): Rules => ({
  edition: rules.edition,
  behaviours: { ...rules.behaviours, ...replaced },
  clarified: Object.fromEntries(Object.entries(rules.clarified).filter(([name]) => !(name in replaced))),
});

/** The same rules, which tell each behaviour that is asked for: what a run never asks for makes no difference to it. */
export const listenedTo = (rules: Rules, onAsked: (behaviour: keyof Behaviours) => void): Rules => ({
  edition: rules.edition,
  behaviours: tellingOf(rules.behaviours, onAsked),
  clarified: tellingOf(rules.clarified, onAsked),
});

type Told = Readonly<Partial<Record<keyof Behaviours, unknown>>>;

const tellingOf = <Of extends Told>(values: Of, onAsked: (behaviour: keyof Behaviours) => void): Of =>
  new (tellerOf(values))(onAsked) as unknown as Of;

/** Made once for each edition: every run that is listened to has one of its own. */
const tellerOf = knownOf((values: Told) => {
  class Teller {
    readonly onAsked: (behaviour: keyof Behaviours) => void;

    constructor(onAsked: (behaviour: keyof Behaviours) => void) {
      this.onAsked = onAsked;
    }
  }
  for (const behaviour of Object.keys(values) as (keyof Behaviours)[])
    Object.defineProperty(Teller.prototype, behaviour, {
      get(this: Teller) {
        this.onAsked(behaviour);
        return values[behaviour];
      },
    });
  return Teller;
});

/** Those that change play in an edition, the oldest first. */
const clarificationsOf = (edition: Edition): readonly Clarification[] =>
  CLARIFICATIONS.filter(each => each.edition === edition).toSorted((a, b) => a.date.localeCompare(b.date));

const printed = (edition: Edition): Rules => ({ edition, behaviours: printedBehaviours(edition), clarified: {} });

const clarified = (edition: Edition): Rules => {
  const text = printedBehaviours(edition);
  const rows = clarificationsOf(edition);
  return {
    edition,
    behaviours: { ...text, ...Object.fromEntries(flatMapped(rows, ({ changes }) => Object.entries(changes))) },
    clarified: Object.fromEntries(
      flatMapped(rows, ({ changes, date }) => Object.keys(changes).map(name => [name, date])),
    ),
  };
};

/** By the numbers of an edition, and by the rules of the one before with what was clarified of that. */
const asBefore = (edition: Edition): Rules => {
  const before = clarified(playedAs(edition) ?? edition);
  return { edition, behaviours: before.behaviours, clarified: before.clarified };
};

const BY_RULESET = Object.fromEntries([
  ...flatMapped(
    EDITIONS,
    edition =>
      [
        [asPrinted(edition), printed(edition)],
        [edition, clarified(edition)],
        ...standIns(edition).map(standIn => [standIn, asBefore(edition)] as const),
      ] as const,
  ),
]) as Readonly<Record<Ruleset, Rules>>;
