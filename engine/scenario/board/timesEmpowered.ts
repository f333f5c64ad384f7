/** `empowered 2` on a unit's line: no more often than its card allows (`empower.once.unless`). */
import type { Print } from '../../game/state/state.ts';
import type { Statement, UnitAttribute } from '../../language/syntax.ts';
import { type Problem, problem, replacementFix } from '../report/problems.ts';

type UnitStatement = Extract<Statement, { kind: 'unit' | 'gear' }>;
type Flag = UnitAttribute & { readonly kind: 'flag' };

/** `setup/value` where the line says it twice, or a number that the card does not allow; none without the word. */
export const timesEmpowered = (s: UnitStatement, print: Print | null): readonly Problem[] => {
  const said = s.attributes.filter((each): each is Flag => each.kind === 'flag' && each.flag === 'empowered');
  const [first, second] = said;
  if (first === undefined) return [];
  if (second !== undefined)
    return [problem('setup/value', second.span, `"empowered" appears twice: write "empowered ${said.length}".`)];
  return first.times === undefined ? [] : checked(first.times, s.name.text, mostOf(print));
};

const checked = ({ value, span }: Flag['times'] & object, name: string, most: number): readonly Problem[] => {
  if (value >= 1 && value <= most) return [];
  if (value < 1) return [problem('setup/value', span, '"empowered 0" has no meaning: leave "empowered" out.')];
  const message =
    most === 1
      ? `"${name}" can be empowered once at most: write "empowered" alone.`
      : `"${name}" can be empowered ${most} times at most: write "empowered ${most}".`;
  return [problem('setup/value', span, message, { fixes: [replacementFix(span, `${most}`, `Write ${most}`)] })];
};

/** Once, unless its card says how often (`empower.once.unless`). */
const mostOf = (print: Print | null): number =>
  Math.max(
    1,
    ...(print?.abilities ?? [])
      .flatMap(each => (each.kind === 'static' ? each.effects : []))
      .map(each => (each.gives === 'times empowered' && each.to.kind === 'me' ? each.most : 1)),
  );
