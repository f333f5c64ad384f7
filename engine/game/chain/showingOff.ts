/**
 * Show Off (`keyword.show-off.meaning`): as a card is played, what the keyword names is shown in the hand, picked among friendly
 * objects of the board, or some of it the one and some the other (`keyword.show-off.mixed`). It is picked, not chosen, and so
 * nothing is targeted by it (`play.target`).
 */

import { isActive } from '../abilities/active.ts';
import { abilitiesAsPlayed } from '../abilities/asPlayed.ts';
import { type ChoiceOptions, type ChosenSelector, describeChoice, groupOf } from '../abilities/choosing.ts';
import { type Context, nameOfRef, unchangedObject } from '../abilities/context.ts';
import { contextOfItem } from '../abilities/itemContext.ts';
import { asNoted } from '../abilities/noted.ts';
import { isFriendly } from '../abilities/who.ts';
import { ask } from '../play/ask.ts';
import { itemCard, itemOf, updateItem } from '../play/items.ts';
import { type Play, step } from '../play/play.ts';
import { isOnBoard, listedNames, player } from '../play/query.ts';
import { newEvent } from '../play/recordEvents.ts';
import { ANYWHERE, withWhere } from '../state/cards/withWhere.ts';
import { allowsTogether, someGroup } from '../state/groups.ts';
import { flatMapped } from '../state/lists.ts';
import { idsOf, objectRef, type Ref } from '../state/ref.ts';
import type { Shown, ShownOff } from '../state/shownOff.ts';
import type { ChainItem, DeclaredChoice, DeclaredChoices, GameObject } from '../state/state.ts';
import { cannotBeFinalized } from '../state/stopping.ts';
import { emitEvents } from '../triggers/emitEvents.ts';
import { optionMeant } from './declaredObjects.ts';
import { mismatchReason } from './mismatchReason.ts';

/** One Show Off keyword of a card that is being played. */
interface Keyword {
  readonly what: ChosenSelector;
  readonly link: string | null;
}

/**
 * `keyword.show-off.when`: whether anything is shown off, and what, is among the first choices for a card. For each of its keywords
 * it is decided anew (`keyword.show-off.each`). What becomes of what was shown is of no matter to the card (`keyword.show-off.gone`).
 */
export const showOff = (play: Play, id: number, declared: DeclaredChoices | null): void => {
  const item = itemOf(play.state, id);
  const card = item === null ? null : itemCard(play.state, item);
  if (item === null || card === null) return;
  const keywords = keywordsOf(play, item, card);
  const said = declared?.showing ?? [];
  if (keywords.length === 0) {
    if (said.length > 0) cannotBeFinalized(noSuchKeyword(card));
    return;
  }
  const refs =
    declared === null || (declared.showing === undefined && declared.asks !== undefined)
      ? keywords.map(each => asked(play, item, each))
      : declaredFor(play, item, keywords, said);
  const c = contextOfItem(play, item);
  const shown = keywords.map(({ link }, n): ShownOff => ({ link, shown: kept(c, refs[n] ?? []) }));
  updateItem(play, id, i => {
    i.terms = { ...i.terms, shownOff: shown };
  });
  tell(play, item, shown);
};

/** Those that it has, and those that passives give to it while it is played. */
const keywordsOf = (play: Play, item: ChainItem, card: GameObject): readonly Keyword[] => {
  const c = contextOfItem(play, item);
  return flatMapped(abilitiesAsPlayed(play.state, item, card), b =>
    b.ability.kind === 'static' && b.ability.effects.some(({ gives }) => gives === 'show off') && isActive(c, b)
      ? flatMapped(b.ability.effects, e => (e.gives === 'show off' ? [{ what: e.what, link: e.link ?? null }] : []))
      : [],
  );
};

/** All that can be shown for a keyword, and how much of it has to be. */
const optionsToShow = (c: Context, what: ChosenSelector): ChoiceOptions => {
  const { filter, count } = what;
  const such = filter.where === undefined ? withWhere(filter, ANYWHERE) : filter;
  const options = flatMapped(c.state.objects, o => {
    const ref = objectRef(c.state, o.id);
    return canBeShown(c, o) && c.evaluator.fits(c, ref, such) ? [ref] : [];
  });
  const group = groupOf(c, what, options);
  const least = Math.max(1, count.least);
  const most = count.most === 'any' ? options.length : Math.min(count.most, options.length);
  return group === undefined ? { options, least, most } : { options, least, most, group };
};

/** In one's own hand, or friendly and on the board, face up. */
const canBeShown = (c: Context, o: GameObject): boolean =>
  o.zone.kind === 'hand'
    ? o.owner === c.controller
    : (isOnBoard(o) || o.zone.kind === 'legend') && isFriendly(c, o.controller);

const asked = (play: Play, item: ChainItem, { what }: Keyword): readonly Ref[] => {
  const { options, least, most, group } = optionsToShow(contextOfItem(play, item), what);
  const isPossible = options.length >= least && (group === undefined || someGroup(options.length, least, most, group));
  if (!isPossible) return [];
  return ask(play, 'refs', {
    player: item.controller,
    question: {
      ask: 'refs',
      what: 'object',
      options,
      least,
      most,
      ...(group === undefined ? {} : { group }),
      mayDecline: true,
    },
    about: item.name,
    rule: 'play.choices.as-played',
    prompt: `${describeChoice(what)} to show off`,
  }).refs;
};

/** What a line says is shown off: the next so many for each keyword in turn, or nothing for it, so that none is left. */
const declaredFor = (
  play: Play,
  item: ChainItem,
  keywords: readonly Keyword[],
  said: readonly DeclaredChoice[],
): readonly (readonly Ref[])[] => {
  const c = contextOfItem(play, item);
  const open = keywords.map(({ what }) => optionsToShow(c, what));
  const shared = share(play, open, said);
  return shared ?? cannotBeFinalized(notShown(play, item, keywords, open, said));
};

/** As many as can be for the first keyword, then for the next. Null where some of it is left over. */
const share = (
  play: Play,
  [found, ...more]: readonly ChoiceOptions[],
  said: readonly DeclaredChoice[],
): readonly (readonly Ref[])[] | null => {
  if (found === undefined) return said.length === 0 ? [] : null;
  play.state.budget.spend(1 + said.length, 'answers');
  for (let count = Math.min(found.most, said.length); count >= 0; count--) {
    const taken = meant(play, found, said.slice(0, count));
    if (taken === null || (count > 0 && count < found.least) || !allowsTogether(found, taken)) continue;
    const rest = share(play, more, said.slice(count));
    if (rest !== null) return [taken, ...rest];
  }
  return null;
};

/** The options that so many names mean, each another; null where one of them means none. */
const meant = (play: Play, { options }: ChoiceOptions, said: readonly DeclaredChoice[]): readonly Ref[] | null => {
  const taken: Ref[] = [];
  for (const choice of said) {
    const left = options.filter(o => !taken.includes(o));
    const ref = choice.kind === 'ref' ? optionMeant(play, left, choice) : undefined;
    if (ref === undefined) return null;
    taken.push(ref);
  }
  return taken;
};

/** `keyword.show-off.information.when`: as it is now. */
const kept = (c: Context, refs: readonly Ref[]): readonly Shown[] =>
  flatMapped(refs, what => {
    const o = unchangedObject(c.state, what);
    return o === null ? [] : [{ what, memo: asNoted(c.state, c.view, o) }];
  });

/** Cards of the hand are revealed by it (`reveal`). */
const tell = (play: Play, { name, controller }: ChainItem, all: readonly ShownOff[]): void => {
  const shown = flatMapped(all, each => each.shown);
  if (shown.length === 0) return;
  const names = listedNames(shown.map(({ what }) => nameOfRef(play.state, what)));
  step(play)?.tell('play.choices.as-played', `${player(play.state, controller).name} shows off ${names} for ${name}.`, {
    players: [controller],
    units: idsOf(shown.map(({ what }) => what)),
  });
  const inHand = shown.filter(({ memo }) => memo.zone.kind === 'hand');
  if (inHand.length > 0)
    emitEvents(play, () => inHand.map(({ what, memo }) => newEvent('reveal', { player: controller, what, memo })));
};

const noSuchKeyword = (card: GameObject) =>
  ({
    code: 'play/target',
    rules: ['keyword.show-off', 'play.choices.as-played'],
    message: `${card.name} does not have Show Off, so nothing is shown off as it is played.`,
    units: [card.id],
  }) as const;

/** Of the first that does not fit, why; or that together they do not. */
const notShown = (
  play: Play,
  item: ChainItem,
  keywords: readonly Keyword[],
  open: readonly ChoiceOptions[],
  said: readonly DeclaredChoice[],
) => {
  const c = contextOfItem(play, item);
  const wanted = keywords.map(({ what }) => describeChoice(what)).join(', or ');
  const unfit = flatMapped(said, each =>
    each.kind === 'ref' && !open.some(({ options }) => optionMeant(play, options, each) !== undefined)
      ? [each.ref]
      : [],
  );
  const [first] = unfit;
  const what = keywords[0]?.what;
  const why = first === undefined || what === undefined ? null : whyNotShown(c, first, what);
  return {
    code: 'play/target',
    rules: ['keyword.show-off.meaning', 'play.choices.as-played'],
    message:
      first === undefined
        ? `${item.name} needs ${wanted} shown off, or nothing; the named cards do not match.`
        : `${nameOfRef(play.state, first)} cannot be shown off for ${item.name}: ${why ?? `it is not ${wanted}`}.`,
    units: idsOf(unfit),
  } as const;
};

const whyNotShown = (c: Context, r: Ref, what: ChosenSelector): string | null => {
  const o = r.kind === 'object' ? c.state.objects[r.id] : undefined;
  if (o === undefined) return null;
  if (!canBeShown(c, o))
    return o.zone.kind === 'hand' || isOnBoard(o)
      ? `it is not ${player(c.state, c.controller).name}'s`
      : `it is neither in ${player(c.state, c.controller).name}'s hand nor on the board`;
  return mismatchReason(c, r, what.filter.where === undefined ? withWhere(what.filter, ANYWHERE) : what.filter);
};
