/** What a person can choose instead of typing it: a question, with what a model needs to answer it by the engine. */

export const PROMPTS = [
  {
    name: 'judge-this',
    title: 'Judge this',
    description: 'Have a position or a question judged by the engine, with citations.',
    arguments: [
      { name: 'question', description: 'The position and the question, in your own words.', required: true },
      { name: 'edition', description: 'The edition of the core rules, like 1.5.', required: false },
    ],
  },
  {
    name: 'ruling-as-scenario',
    title: 'Write this ruling as a scenario',
    description: 'Turn a ruling into a scenario that proves or refutes it.',
    arguments: [
      { name: 'ruling', description: 'The ruling, in its own words or yours.', required: true },
      { name: 'edition', description: 'The edition of the core rules, like 1.5.', required: false },
    ],
  },
] as const;
type PromptName = (typeof PROMPTS)[number]['name'];

/** `page` is the language on one page: not every client gives a model the resource. */
export const promptText = (name: PromptName, given: Readonly<Record<string, string>>, page: string): string => {
  const edition = (given.edition ?? '').trim();
  return [
    ...TEXTS[name],
    ...(edition === '' ? [] : [`Use edition ${edition}.`]),
    '',
    'What it is about:',
    (given.question ?? given.ruling ?? '').trim(),
    '',
    'The language:',
    '',
    page,
  ].join('\n');
};

const TEXTS: Readonly<Record<PromptName, readonly string[]>> = {
  'judge-this': [
    'Answer a rules question about Riftbound by running it, not from memory.',
    '1. Look up the rules in question with the tool rule, and each card that is named with card.',
    '2. Write the position as a scenario in the language below. Ask what is asked as a question (can …?, is …?, who …?). Write down nothing that was not said; where the answer depends on something unspecified, say so or ask.',
    '3. Call check. If a line has an error, mend it as the answer says and check again. Use explain where it is unclear what may be done.',
    '4. Give the answer in one sentence with its citation, then the steps that decide. Claim nothing that no tool answered; say what was not decided.',
  ],
  'ruling-as-scenario': [
    'Write a ruling about Riftbound as a scenario that proves or refutes it.',
    '1. Look up the rules in question with the tool rule, and each card that is named with card.',
    '2. Write the smallest board on which the ruling matters, play it, and expect what the ruling says, with “because RULE” where it says that something is not allowed.',
    '3. Call check. Mend lines with errors as the answer says. If an expectation does not hold, do not change it until it does: then the ruling is not borne out by the rules, and that is the result.',
    '4. Give the scenario in a rift block, its verdict in each edition, and the rules that decide.',
  ],
};
