import { describe, expect, it } from 'vitest';
import { allForms, parseAbility } from '../../../engine/cards/sentence.ts';

const KIND_OF: readonly (readonly [RegExp, string])[] = [
  [/^(when|at the|the \w+ time|once each turn|deathknell)/, 'triggered'],
  [/^(if EVENT|as EVENT)/, 'replacement'],
  [/^(COST|action|reaction)/, 'activated'],
  [/^(legion|level|empowered)/, 'dependent'],
  [/^attached/, 'attached'],
];

describe('every form', () => {
  it.each(allForms())('$form has an example that is understood: $example', ({ example, on }) => {
    expect(parseAbility(example, on)).toMatchObject({ ok: true });
  });

  it.each(allForms().filter(({ on }) => on !== 'spell'))(
    '$form gives an ability, never what a spell does',
    ({ example, on }) => {
      const found = parseAbility(example, on);
      expect(found.ok && found.abilities.length > 0 && found.abilities.every(({ kind }) => kind !== 'spell')).toBe(
        true,
      );
    },
  );

  const told = allForms()
    .filter(({ on }) => on !== 'spell')
    .flatMap(({ form, example, on }) => {
      const kind = KIND_OF.find(([pattern]) => pattern.test(form))?.[1];
      return kind === undefined ? [] : [{ form, example, on, kind }];
    });

  it.each(told)('$form is $kind', ({ example, on, kind }) => {
    const found = parseAbility(example, on);
    expect(found.ok && found.abilities.map(each => each.kind)).toEqual([kind]);
  });

  it('stands once', () => {
    const forms = allForms().map(({ form }) => form);
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
  });

  it('keeps the text as it was written', () => {
    for (const { example, on } of allForms()) {
      const found = parseAbility(`  ${example} `, on);
      const texts = found.ok ? found.abilities.map(({ text }) => text) : [];
      expect(texts.every(text => text.length > 0 && example.includes(text))).toBe(true);
    }
  });
});
