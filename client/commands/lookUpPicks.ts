/** How results are shown in the look-up's list. */
import * as vscode from 'vscode';
import type { LookUpItem, LookUpResult } from '../../server/protocol.ts';

export interface Pick extends vscode.QuickPickItem {
  readonly found?: LookUpItem;
  /** What is searched for when it is chosen: an earlier search, one spelt better, or one with a filter. */
  readonly words?: string;
}

export const COPY: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('copy'),
  tooltip: vscode.l10n.t('Copy Citation'),
};
export const SIDE: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('split-horizontal'),
  tooltip: vscode.l10n.t('Open to the Side'),
};

export const SECTION: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('list-tree'),
  tooltip: vscode.l10n.t('Open the Section Around It'),
};
export const FILTER: vscode.QuickInputButton = {
  iconPath: new vscode.ThemeIcon('filter'),
  tooltip: vscode.l10n.t('Add a Filter'),
};

const KINDS: Readonly<Record<LookUpItem['kind'], { readonly icon: string; readonly word: string }>> = {
  rule: { icon: 'book', word: 'rule' },
  faq: { icon: 'question', word: 'FAQ' },
  ruling: { icon: 'law', word: 'ruling' },
  card: { icon: 'note', word: 'card' },
  keyword: { icon: 'tag', word: 'keyword' },
  book: { icon: 'book', word: 'rule' },
  document: { icon: 'file', word: 'imported' },
  diff: { icon: 'diff', word: 'comparison' },
};

/** A rule goes by its number, everything else by its title. */
function resultPick(found: LookUpItem): Pick {
  const { icon, word } = KINDS[found.kind];
  const byNumber = found.kind === 'rule' || found.kind === 'book';
  return {
    label: byNumber ? found.id : found.title,
    description: byNumber
      ? placed(found)
      : `${word} · ${found.edition}${found.doubt === undefined ? '' : ` · [${found.doubt}]`}`,
    detail: found.excerpt.replace(/\s+/g, ' ').trim(),
    iconPath: new vscode.ThemeIcon(icon),
    buttons: buttonsFor(found),
    // Every one of them answers the words, also where it does not contain them letter by letter.
    alwaysShow: true,
    found,
  };
}

function buttonsFor({ kind, section }: LookUpItem): readonly vscode.QuickInputButton[] {
  if (kind === 'diff') return [SIDE];
  return section === undefined ? [COPY, SIDE] : [SECTION, COPY, SIDE];
}

/**
 * `Lethal damage first · Combat › The damage step`: a title alone does not say which section it stands in. A rule without a
 * title goes by its section: the line below says all of it.
 */
function placed({ title, path = [] }: LookUpItem): string {
  const above = path.filter(each => !title.startsWith(each));
  return above.length === 0 ? title : `${title} · ${above.slice(-2).join(' › ')}`;
}

/** What was found, with what to know of the question before it. */
export function answerPicks({ items, meant, notes }: LookUpResult, query: string): readonly Pick[] {
  const shown = notes.map(note =>
    showNothing(note, vscode.l10n.t('Filters are kind:, edition:, card:, set: and standing:')),
  );
  const better: readonly Pick[] =
    meant === undefined
      ? []
      : [
          {
            label: vscode.l10n.t('Did you mean “{0}”?', meant),
            words: meant,
            iconPath: new vscode.ThemeIcon('lightbulb'),
            alwaysShow: true,
          },
        ];
  const found =
    items.length === 0
      ? [showNothing(vscode.l10n.t('Nothing found for “{0}”', query), vscode.l10n.t('Fewer or other words may help.'))]
      : items.map(resultPick);
  return [...shown, ...better, ...found];
}

/** A filter that is being typed, and what it can be; undefined where none is. `editions`: those of the rule book, the oldest first. */
export function filterPicks(query: string, editions: readonly string[]): readonly Pick[] | undefined {
  const [typed, name = ''] = /(?:^|\s)(kind|standing|edition|set):$/.exec(query) ?? [];
  if (typed === undefined) return undefined;
  const values = name === 'edition' ? editions.toReversed() : (FILTERS[name]?.values ?? []);
  return values.map(value => ({
    label: value,
    description: FILTERS[name]?.about ?? '',
    words: `${query}${value} `,
    iconPath: FILTER.iconPath as vscode.ThemeIcon,
    alwaysShow: true,
  }));
}

export function allFilters(query: string): readonly Pick[] {
  return Object.entries(FILTERS).map(([name, { about }]) => ({
    label: `${name}:`,
    description: about,
    words: `${query.trim()} ${name}:`.trimStart(),
    iconPath: FILTER.iconPath as vscode.ThemeIcon,
    alwaysShow: true,
  }));
}

const FILTERS: Readonly<Record<string, { readonly about: string; readonly values: readonly string[] }>> = {
  kind: {
    about: vscode.l10n.t('only core rules, FAQ entries, rulings, cards, keywords or rules of other books'),
    values: Object.keys(KINDS).filter(kind => kind !== 'diff'),
  },
  edition: { about: vscode.l10n.t('search another edition'), values: [] },
  card: { about: vscode.l10n.t('only results about a card: card:yasuo'), values: [] },
  set: {
    about: vscode.l10n.t('only the cards of a set'),
    values: ['ogn', 'ogs', 'sfd', 'unl', 'ven', 'rad', 'more'],
  },
  standing: {
    about: vscode.l10n.t('only FAQ entries and rulings of this standing'),
    values: ['holds', 'superseded', 'contradicts'],
  },
};

export function recentPicks(recent: readonly string[]): readonly Pick[] {
  if (recent.length === 0) return [];
  const title: Pick = { label: vscode.l10n.t('Looked up before'), kind: vscode.QuickPickItemKind.Separator };
  const icon = new vscode.ThemeIcon('history');
  return [title, ...recent.map(words => ({ label: words, words, iconPath: icon, alwaysShow: true }))];
}

export function showNothing(label: string, detail: string): Pick {
  return { label, detail, iconPath: new vscode.ThemeIcon('info'), alwaysShow: true };
}
