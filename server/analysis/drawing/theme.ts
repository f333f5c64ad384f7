/** Colours: those of the editor where there is one, else of the theme that a picture is made for. */

export const THEMES = ['dark', 'light', 'dark high contrast', 'light high contrast'] as const;
export type Theme = (typeof THEMES)[number];

/** Of what is drawn. `player1` to `player4` tell whose something is, beside the name that says so. */
export type Colour =
  | 'ground'
  | 'surface'
  | 'raised'
  | 'line'
  | 'text'
  | 'quiet'
  | 'accent'
  | 'danger'
  | 'player1'
  | 'player2'
  | 'player3'
  | 'player4';

type Colours = Readonly<Record<Colour, string>>;

const COLOURS: Readonly<Record<Theme, Colours>> = {
  dark: {
    ground: '#1f1f1f',
    surface: '#2a2a2b',
    raised: '#353537',
    line: '#77777d',
    text: '#e8e8e8',
    quiet: '#b4b4b4',
    accent: '#f2c14e',
    danger: '#f48771',
    player1: '#5aa9e6',
    player2: '#e68a5a',
    player3: '#8fc96b',
    player4: '#c58fe0',
  },
  light: {
    ground: '#ffffff',
    surface: '#f4f4f5',
    raised: '#ffffff',
    line: '#85858c',
    text: '#1f1f1f',
    quiet: '#5a5a5e',
    accent: '#8a5a00',
    danger: '#b3261e',
    player1: '#0b66b8',
    player2: '#b4490c',
    player3: '#2f7d1f',
    player4: '#7f3da6',
  },
  'dark high contrast': {
    ground: '#000000',
    surface: '#000000',
    raised: '#000000',
    line: '#ffffff',
    text: '#ffffff',
    quiet: '#ffffff',
    accent: '#ffff00',
    danger: '#ff9d8a',
    player1: '#4fc3ff',
    player2: '#ffa05c',
    player3: '#9bff6b',
    player4: '#e7b0ff',
  },
  'light high contrast': {
    ground: '#ffffff',
    surface: '#ffffff',
    raised: '#ffffff',
    line: '#000000',
    text: '#000000',
    quiet: '#000000',
    accent: '#6b3f00',
    danger: '#8f0000',
    player1: '#00448a',
    player2: '#7a2d00',
    player3: '#1c5c10',
    player4: '#5c1d80',
  },
};

/**
 * What the editor calls the same. Its charts' orange can hardly be seen in its dark themes, nor its frames in any but those of
 * high contrast: players and frames have our colours.
 */
const EDITOR: Readonly<Partial<Record<Colour, string>>> = {
  ground: '--vscode-editor-background',
  surface: '--vscode-editorWidget-background',
  raised: '--vscode-input-background',
  text: '--vscode-editor-foreground',
  quiet: '--vscode-descriptionForeground',
  accent: '--vscode-charts-yellow',
  danger: '--vscode-errorForeground',
};

/** Which player's colour; more than four do not play. */
export const ofPlayer = (player: number): Colour => `player${((player % 4) + 1) as 1 | 2 | 3 | 4}`;

/** Whose colours a picture has: the editor's or the page's where it is in one, with the theme's to fall back on; or the theme's own. */
export type Follows = 'editor' | 'page' | 'theme';

/** What a colour is. */
export const painter =
  (theme: Theme, follows: Follows) =>
  (name: Colour): string => {
    const value = COLOURS[theme][name];
    if (follows === 'page') return `var(${pageVariable(name)},${value})`;
    const variable = EDITOR[name];
    return follows === 'editor' && variable !== undefined ? `var(${variable},${value})` : value;
  };

const pageVariable = (name: string): string => `--board-${name}`;

/** A theme as the declarations of a style sheet, for pictures that follow the page which they are in. */
export const pageColours = (theme: Theme): string =>
  Object.entries(COLOURS[theme])
    .map(([name, value]) => `${pageVariable(name)}: ${value};`)
    .join(' ');
