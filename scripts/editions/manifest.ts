/** What the extension offers of editions, from their rows: settings, their texts in both languages, the schema of `riftbench.json`. */
import { NEWEST, playedAs } from '../../engine/game/state/editions.ts';
import { editionOf, isAsPrinted, offeredRulesets, type Ruleset } from '../../engine/game/state/rulesets.ts';
import { EDITION_DATES } from '../../rules-db/editions.ts';
import type { ChatTool } from '../../server/analysis/chat/tools/tool.ts';
import { CHAT_TOOLS, inputSchema } from '../../server/analysis/chat/tools.ts';

/** `package.json` with its lists of editions, and of tools for chats, which name them. */
export const manifest = (text: string): string => {
  const parsed = JSON.parse(text);
  const offered = offeredRulesets();
  const setting = parsed.contributes.configuration.properties['riftbench.edition'];
  setting.enum = ['', ...offered];
  setting.enumItemLabels = [`%${KEY}newest.label%`, ...offered.map(each => `%${key(each)}.label%`)];
  setting.enumDescriptions = [`%${KEY}newest%`, ...offered.map(each => `%${key(each)}%`)];
  const [debugging] = parsed.contributes.debuggers;
  debugging.configurationAttributes.launch.properties.edition.enum = offered;
  for (const { body } of debugging.configurationSnippets)
    if (body.edition !== undefined) body.edition = `\${4:${NEWEST}}`;
  parsed.contributes.languageModelTools = CHAT_TOOLS.map(chatTool);
  return `${JSON.stringify(parsed, null, 2)}\n`;
};

/** A tool for chats, with its two texts by their names. */
const chatTool = (tool: ChatTool) => ({
  name: `riftbench_${tool.name}`,
  tags: ['riftbound', 'rules'],
  toolReferenceName: `rift${tool.name[0]?.toUpperCase()}${tool.name.slice(1)}`,
  canBeReferencedInPrompt: true,
  displayName: `%chat.${tool.name}%`,
  userDescription: `%chat.${tool.name}.about%`,
  modelDescription: tool.about,
  inputSchema: inputSchema(tool),
});

/** The texts of the manifest in English; those of editions stand together, in place of the earlier ones. */
export const english = (text: string): string =>
  withTexts(text, {
    label: ruleset => `Core rules ${ruleset}`,
    described: ruleset => {
      const edition = editionOf(ruleset);
      const { printed, inForce } = EDITION_DATES[edition];
      const dates = printed === inForce ? `Printed ${printed}` : `Printed ${printed}, in force from ${inForce}`;
      if (isAsPrinted(ruleset)) return `The text of ${edition} alone, without the publisher's clarifications`;
      const before = playedAs(edition);
      return before === undefined ? dates : `${dates}: its numbers, played by the rules of ${before}`;
    },
  });

export const german = (text: string): string =>
  withTexts(text, {
    label: ruleset => `Grundregeln ${ruleset.replace('as printed', 'wie gedruckt').replace(' as ', ' nach ')}`,
    described: ruleset => {
      const edition = editionOf(ruleset);
      const { printed, inForce } = EDITION_DATES[edition];
      const dates =
        printed === inForce
          ? `Gedruckt ${germanDate(printed)}`
          : `Gedruckt ${germanDate(printed)}, gültig ab ${germanDate(inForce).replace(/^am /, '')}`;
      if (isAsPrinted(ruleset)) return `Nur der Text von ${edition}, ohne die Klarstellungen des Herausgebers`;
      const before = playedAs(edition);
      return before === undefined ? dates : `${dates}: ihre Nummern, gespielt nach den Regeln von ${before}`;
    },
  });

/** The schema of `riftbench.json`. */
export const schema = (text: string): string => {
  const offered = offeredRulesets();
  const [inOne, inMany] = [offered.map(each => JSON.stringify(each)).join(', '), JSON.stringify(offered, null, 2)];
  const list = inOne.length + '      "enum": []'.length <= 120 ? `[${inOne}]` : inMany.replaceAll('\n', '\n      ');
  return text
    .replace(/"enum": \[[^\]]*\]/, `"enum": ${list}`)
    .replace(/"edition": "\$\{1:[^}]*\}"/, `"edition": "\${1:${NEWEST}}"`);
};

interface Wording {
  readonly label: (ruleset: Ruleset) => string;
  readonly described: (ruleset: Ruleset) => string;
}

const KEY = 'setting.edition.';
const key = (ruleset: Ruleset): string => `${KEY}${ruleset.replaceAll(' ', '-')}`;
const isOfEdition = (name: string): boolean => name.startsWith(KEY) && !name.startsWith(`${KEY}newest`);

const withTexts = (text: string, { label, described }: Wording): string => {
  const offered = offeredRulesets();
  const rest = Object.entries<string>(JSON.parse(text)).filter(([name]) => !isOfEdition(name));
  const made = rest.flatMap(([name, said]) => {
    if (name === `${KEY}newest`) return [[name, said], ...offered.map(each => [key(each), described(each)])];
    if (name === `${KEY}newest.label`)
      return [[name, said], ...offered.map(each => [`${key(each)}.label`, label(each)])];
    return [[name, said]];
  });
  return `${JSON.stringify(Object.fromEntries(made), null, 2)}\n`;
};

const MONTHS = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/** `am 16.07.2026`, or `im Oktober 2025` where no day is known. */
const germanDate = (date: string): string => {
  const [year = '', month = '', day] = date.split('-');
  return day === undefined ? `im ${MONTHS[Number(month) - 1]} ${year}` : `am ${day}.${month}.${year}`;
};
