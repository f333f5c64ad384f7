/** Becoming a copy, and what is left when that ends (`layers.copy`). */

import type { Draft } from '../state/draft.ts';
import { flatMapped } from '../state/lists.ts';
import { withModifier } from '../state/outOfBounds.ts';
import { objectRef } from '../state/ref.ts';
import type { Copyable, GameObject, Modifier, ObjectId } from '../state/state.ts';

import { changeObjects, type Play } from './play.ts';

import { recordEvents } from './recordEvents.ts';

type Copy = Extract<Modifier, { kind: 'copy' }>;

const isCopy = (m: Modifier): m is Copy => m.kind === 'copy';

/**
 * All copyable traits, as printed or copied; what was done to the model is not copied, and what was done to the copy stays.
 * Rules: `layers.copy.replaces`, `layers.copy.traits`, `layers.copy.printed`.
 */
export const becomeCopy = (o: Draft<GameObject>, model: GameObject, source: ObjectId | null): void => {
  // One that goes on for good needs to be remembered only where an older one may end, or beside an effect that sets what it copies.
  if (source !== null || o.modifiers.some(m => isCopy(m) || m.kind === 'set might'))
    o.modifiers = withModifier(o.modifiers, {
      kind: 'copy',
      before: traitsOf(o),
      until: source === null ? 'board' : 'attached',
      source,
    });
  put(o, { ...traitsOf(model), might: model.print.might, keywords: model.print.keywords });
};

/** `types.several`: a unit, too, with its Energy cost as its Might, until its source chooses something else. */
export const becomeUnitToo = (o: Draft<GameObject>, source: ObjectId): void => {
  if (o.modifiers.some(m => isUnitToo(m) && m.source === source)) return;
  o.modifiers = withModifier(o.modifiers, { kind: 'unit too', until: 'board', source });
  retype(o);
};

/** What is a unit by this source alone is none any more. */
export const endUnitToo = (play: Play, source: ObjectId, but: readonly ObjectId[]): void => {
  const isOver = (m: Modifier): boolean => isUnitToo(m) && m.source === source;
  const under = play.state.objects.filter(o => !but.includes(o.id) && o.modifiers.some(isOver));
  if (under.length === 0) return;
  changeObjects(
    play,
    under.map(({ id }) => id),
    o => {
      o.modifiers = o.modifiers.filter(m => !isOver(m));
      retype(o);
    },
  );
};

const isUnitToo = (m: Modifier): m is Extract<Modifier, { kind: 'unit too' }> => m.kind === 'unit too';

/** After its print or these effects have changed (`layers.copy`, `layers.traits`). */
const retype = (o: Draft<GameObject>): void => {
  const isUnit = o.modifiers.some(isUnitToo);
  const { type } = o.print;
  if (isUnit) o.type = 'unit';
  else if (type !== 'battlefield') o.type = type;
  o.might = isUnit ? o.print.energy : (o.print.might ?? 0);
};

/** What it was before it was any copy. */
export const forgetCopies = (o: Draft<GameObject>): void => {
  const first = o.modifiers.find(isCopy);
  if (first !== undefined) put(o, first.before);
};

/** What it is by its print alone: nothing that made it something else is left. */
export const forgetTypes = (o: Draft<GameObject>): void => {
  if (!o.modifiers.some(isUnitToo)) return;
  o.modifiers = o.modifiers.filter(m => !isUnitToo(m));
  retype(o);
};

/** The rules text of a card as the effect text of gear, for as long as that is attached; keywords are a part of it (`layers.copy.traits`). */
export const effectTextFrom = ({ print }: GameObject, gear: ObjectId): Modifier => ({
  kind: 'effect text',
  abilities: [
    ...print.abilities.filter(each => each.kind !== 'attached'),
    ...(print.keywords.length === 0
      ? []
      : [
          {
            kind: 'static' as const,
            effects: [{ gives: 'keywords' as const, keywords: print.keywords, to: { kind: 'me' as const } }],
            text: 'keywords',
          },
        ]),
  ],
  until: 'attached',
  source: gear,
});

/** What lasts for as long as gear stays attached is over: its copies, and the effect text that it has copied. */
export const endWithAttachment = (play: Play, gear: readonly ObjectId[]): void => {
  const isOver = (m: Modifier): boolean =>
    (m.kind === 'copy' || m.kind === 'effect text') && m.source !== null && gear.includes(m.source);
  const under = play.state.objects.filter(o => o.modifiers.length > 0 && o.modifiers.some(isOver));
  if (under.length === 0) return;
  changeObjects(
    play,
    under.map(o => o.id),
    o => {
      for (const m of o.modifiers.filter(isOver)) end(o, m);
    },
  );
  noteNewText(play, under);
};

/** Its abilities have not been used yet, whatever those of the same words have been (`layers.copy.replaces`). */
export const noteNewText = (play: Play, of: readonly GameObject[]): void =>
  recordEvents(
    play,
    of.map(o => ({ on: 'new text', player: o.controller, what: objectRef(play.state, o.id) })),
  );

/** A copy made later stays, and what comes back when that ends is what this one would have left. */
const end = (o: Draft<GameObject>, over: Modifier): void => {
  const at = o.modifiers.indexOf(over);
  const later = o.modifiers.findIndex((m, i) => i > at && isCopy(m));
  if (isCopy(over) && later < 0) put(o, over.before);
  o.modifiers = flatMapped(o.modifiers, (m, i) => {
    if (m === over) return [];
    return i === later && isCopy(m) && isCopy(over) ? [{ ...m, before: over.before }] : [m];
  });
};

const traitsOf = ({ print, might, keywords, tags, type }: Copyable): Copyable => ({
  print,
  might,
  keywords,
  tags,
  type,
});

const put = (o: Draft<GameObject>, { print, might, keywords, tags, type }: Copyable): void => {
  o.print = print;
  o.might = might;
  o.keywords = keywords;
  o.tags = tags;
  o.type = type;
  if (o.modifiers.some(isUnitToo)) retype(o);
};
