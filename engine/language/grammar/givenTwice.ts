/** Attributes that a line can have only once: a second one, or one that contradicts it, is reported where it is. */
import type { BattlefieldAttribute, PlayerAttribute, UnitAttribute } from '../syntax.ts';
import type { Cursor } from '../tokens/cursor.ts';

export type Attribute = PlayerAttribute | BattlefieldAttribute | UnitAttribute;

/** What an attribute states, if it can be given only once; null if several add up, as cards, tags and keywords do. */
const statedBy = (attribute: Attribute): string | null => {
  switch (attribute.kind) {
    case 'flag':
      if (attribute.flag === 'ready' || attribute.flag === 'exhausted') return 'ready or exhausted';
      // How often a unit is empowered is checked against its card.
      return attribute.flag === 'empowered' ? null : attribute.flag;
    case 'legend':
      // Any number may have been added to the champion legend.
      return attribute.by === undefined ? attribute.kind : null;
    case 'none':
      return attribute.of === 'runes' ? null : attribute.of;
    case 'hand':
    case 'runes':
    case 'power':
    case 'scored':
    case 'facedown':
    case 'attached':
    case 'keyword':
    case 'tag':
      return null;
    default:
      return attribute.kind;
  }
};

/** Reports `next` if an attribute before it on the line states the same thing. */
export const reportGivenTwice = (c: Cursor, before: readonly Attribute[], next: Attribute): void => {
  const stated = statedBy(next);
  const first = stated === null ? undefined : before.find(each => statedBy(each) === stated);
  if (first === undefined) return;
  const [one, other] = [written(c, first), written(c, next)];
  const message =
    one.toLowerCase() === other.toLowerCase()
      ? `“${one}” is given twice on this line: leave one of them out.`
      : `“${one}” and “${other}” contradict each other: leave one of them out.`;
  c.problems.push({ code: 'syntax/expected', span: next.span, message });
};

/** An attribute as it stands on the line. */
const written = ({ t }: Cursor, { span }: Attribute): string => t.text.slice(span.start, span.end).replace(/\s+/g, ' ');
