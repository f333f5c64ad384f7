/** What counts of an object, now and as it once was, and of what refers to one. */
import { knownOf, once } from '../../../known.ts';
import { isPlain } from '../../play/tokens.ts';
import { type Slots, slotNames } from '../../state/item.ts';
import type {
  Copyable,
  GameObject,
  Modifier,
  ObjectId,
  Print,
  Ref,
  Shown,
  ShownOff,
  Zone,
} from '../../state/things.ts';
import { type Circumstances, type FieldList, fields, listOf, numbers, part, plain, type Write } from '../terms.ts';

export const object: Write<ObjectId> = (out, id) => out.object(id);

export const reference: Write<Ref> = (out, r) => {
  if (r.kind === 'object') out.incarnation(r.id, r.incarnation);
  else if (r.kind === 'item') out.item(r.id);
  else out.plain(r);
};

export const slots: Write<Slots> = (out, said) => {
  for (const name of [...slotNames(said)].sort()) {
    out.plain(name);
    listOf(reference)(out, said[name] ?? []);
  }
  out.word('.');
};

/** A unit that is no card is called something: nobody asks what, unless an ability speaks of names. */
const print: Write<Print> = (out, p) => {
  const isCalledByItsAuthor = isPlain(p) && !p.marks.includes('token') && NAMED_AT_WILL.has(p.type);
  out.plain(isCalledByItsAuthor && !out.circumstances.namesAreAsked ? withoutName(p) : p);
};
const withoutName = knownOf((p: Print): Print => ({ ...p, name: '' }));
const NAMED_AT_WILL: ReadonlySet<string> = new Set(['unit', 'gear']);

/** Most moves make a new one. */
const zone = fields<Zone>({ kind: plain, player: plain, at: plain });

const copyable = fields<Copyable>({ print, might: plain, keywords: plain, tags: plain, type: plain });

const MODIFIER_FIELDS: FieldList<Modifier> = {
  kind: plain,
  amount: plain,
  minimum: plain,
  until: plain,
  keyword: plain,
  names: plain,
  later: plain,
  ability: plain,
  abilities: plain,
  once: plain,
  /** For messages. */
  name: 'left out',
  before: copyable,
  source: object,
  from: plain,
  by: plain,
};

export const shownOff: Write<readonly ShownOff[]> = (out, all) => shownOffs()(out, all);
/** An object as it was shown off has what was shown off to it: put together when first asked for. */
const shownOffs = once(() => listOf(fields<ShownOff>(SHOWN_OFF_FIELDS)));

export const OBJECT_FIELDS: FieldList<GameObject> = {
  /** Which object it is, and in which incarnation, is said where it is spoken of. */
  id: 'left out',
  incarnation: 'left out',
  name: 'left out',
  type: plain,
  print,
  /** Asked for is only whether it came this turn. */
  since: (out, since) => out.word(since >= out.circumstances.turnNumber ? 'this turn' : 'before'),
  attachedTo: object,
  timesEmpowered: plain,
  controller: plain,
  owner: plain,
  zone,
  might: plain,
  keywords: plain,
  damage: plain,
  exhausted: plain,
  stunned: plain,
  buffs: plain,
  immune: plain,
  token: plain,
  tags: plain,
  role: plain,
  modifiers: listOf(fields(MODIFIER_FIELDS)),
  killed: plain,
  lastDealt: plain,
  damagedBy: numbers,
  shownOff,
  noted: plain,
};

/** What matters besides is whether it came this turn, and whether names are asked for. */
export const writeObject: Write<GameObject> = part(fields(OBJECT_FIELDS), (o, circumstances) =>
  o.shownOff.length > 0 ? null : sortOf(o, circumstances),
);

/** Of what is written with an object as it once was, or with none. */
export const sortOf = (o: GameObject | null, { turnNumber, namesAreAsked }: Circumstances): number =>
  (o !== null && o.since >= turnNumber ? 1 : 0) + (namesAreAsked ? 2 : 0);

/** As it once was. */
export const memo: Write<GameObject> = (out, o) => {
  out.incarnation(o.id, o.incarnation);
  writeObject(out, o);
};

const SHOWN_OFF_FIELDS: FieldList<ShownOff> = {
  link: plain,
  shown: listOf(fields<Shown>({ what: reference, memo })),
};
