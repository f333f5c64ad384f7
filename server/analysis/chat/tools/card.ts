import { type ChatTool, EDITION, listOf, number, object, string, WORDS } from './tool.ts';

export const CARD = {
  name: 'card',
  title: 'Look up a card',
  about:
    'Tells what a card of Riftbound does, in the sentences that the engine runs; words of it that do not run; where it is banned; its corrections; and FAQ entries and rulings about it.',
  takes: {
    name: {
      type: 'string',
      isRequired: true,
      most: WORDS,
      about: 'Its name, or words of the name that no other card has.',
    },
    edition: { ...EDITION, about: 'Answers that hold in this edition come first. By default the newest.' },
  },
  answers: object({
    name: string,
    cite: string,
    says: listOf(string),
    evidence: string,
    notRun: listOf(string),
    bans: listOf(string),
    corrections: listOf(object({ source: string, was: string, now: string })),
    answers: listOf(object({ cite: string, question: string })),
    answersLeftOut: number,
  }),
  answer: async () => (await import('../card.ts')).card,
} as const satisfies ChatTool;
