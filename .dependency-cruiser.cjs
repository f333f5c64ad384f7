// The arrows between the rooms: client -> server's protocol -> rules-db -> engine, and never a circle.
// `npm run arrows` checks them; test/house/arrows.test.ts plants wrong imports and sees them refused.

/** A rule that forbids everything in `from` to know anything but `allowed`. `why` is what a contributor reads. */
const mayOnlyKnow = (name, from, allowed, why) => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: from },
  to: { pathNot: allowed },
});

const npm = names => `(^|/)node_modules/(${names.join('|')})/`;

const NODE = '^(node:)?[a-z_/]+$';

// Pixels become a moving picture wherever pixels are: in the command line, in the board's window and on a site's page.
const MOVING_PICTURE = '^server/pixels/';
// Units are picked up on a picture wherever one is: in the board's window and on a site's page.
const PICKING = '^server/picking/';
// Puzzles are played on both.
const PUZZLING = '^server/puzzling/';
// What can come is shown in the editor's tree and on a site's page.
const OUTCOMES = '^server/outcomes/';
// What browsers are handed is unpacked by whoever hands it over, or fetches it.
const UNPACKING = '^server/hosts/browser/data/unzipped\\.ts$';
// The one way from text to Markdown and to HTML, for every room that shows what a file says.
const TEXT_AND_MARKUP = '^rules-db/((markdown|htmlText|thrownText)\\.ts$|blocks/)';
/** The rooms of a part of the engine, from top to bottom, with what each is for: a room imports from those below it. */
const ENGINE_ROOMS = {
  'engine/game': {
    explore: 'What can happen from here, on every way.',
    legalActs: 'Everything that a player may do, as acts.',
    stateKey: 'Whether two states are the same to all that may come.',
    'actions.ts': 'The entry: what players do, refused or carried out.',
    turn: 'Turns, and how the game goes on by itself to the next decision.',
    instructions: 'What abilities do, a family of instructions a file.',
    chain: 'Items on the chain: played, activated, finalised, resolved.',
    costs: 'What has to be paid, and how it is paid.',
    combat: 'Showdowns, combats and their damage; cleanups.',
    gameActions: 'What is done to objects, with its events and replacements.',
    triggers: 'What events set off, and its order on the chain.',
    abilities: 'What the words of abilities mean in a state.',
    play: 'The way from one state to the next, and questions to a state.',
    state: 'What a game is, as values; concepts and editions.',
  },
  'engine/language': {
    formatting: 'The formatter.',
    completion: 'What can stand at a place.',
    grammar: 'Lines, cards and files, as trees.',
    mistakes: 'What is wrong with a line, and what was meant.',
    print: 'A tree as text.',
    tokens: 'Text in pieces: blocks, sentences, tokens.',
    words: 'The words of the language, and letters.',
    'syntax.ts': 'The tree.',
  },
  'engine/scenario': {
    exploring: 'What a scenario claims of all that can come is looked for.',
    'run.ts': 'The entry: a scenario is run, and reported on.',
    script: 'The script, line by line.',
    puzzles: 'What a puzzle asks for, and whether its solution does it.',
    expectations: 'What is expected, and what is so.',
    acts: 'Lines as acts of the game.',
    fixes: 'Refusals at a word, with what would be right.',
    lines: 'Acts and answers as lines.',
    citations: 'Rules that scenarios cite.',
    board: 'The board as written, as a state.',
    names: 'What names stand for.',
    report: 'The report and its problems.',
  },
};

/** One rule a room. */
const downward = Object.entries(ENGINE_ROOMS).flatMap(([part, rooms]) => {
  const names = Object.keys(rooms);
  const pattern = name => `^${part}/${name.endsWith('.ts') ? `${name.replace('.', '\\.')}$` : `${name}/`}`;
  return names.map((name, at) => ({
    name: `${part.replace('engine/', '')}-${name.replace('.ts', '')}-imports-downward`,
    severity: 'error',
    comment: `${rooms[name]} It may import from the rooms below it: ${names.slice(at + 1).join(', ') || 'there is none'}.`,
    from: { path: pattern(name) },
    to: { path: `^${part}/`, pathNot: names.slice(at).map(pattern) },
  }));
});

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'An import that leads nowhere would hide from every other rule.',
      from: {},
      to: { couldNotResolve: true },
    },
    mayOnlyKnow(
      'engine-is-alone',
      '^engine/',
      ['^engine/'],
      'The engine is pure: no editor, no files, no clock, no dependency, not even of Node itself.',
    ),
    mayOnlyKnow(
      'language-is-alone',
      '^engine/language/',
      ['^engine/language/', '^engine/(bounds|comparisons|domains|gains|keywords|known|lists)'],
      'Text and tree know nothing of the game: a file is parsed before anything is played.',
    ),
    {
      name: 'game-knows-no-text',
      severity: 'error',
      comment: 'The rules of the game must not depend on how a board was written down.',
      from: { path: '^engine/game/' },
      to: { path: '^engine/(language|scenario)/' },
    },
    {
      name: 'cards-know-no-scenario',
      severity: 'error',
      comment: 'A card is the same in every scenario.',
      from: { path: '^engine/cards/' },
      to: { path: '^engine/scenario/' },
    },
    ...downward,
    mayOnlyKnow(
      'rules-db-knows-engine',
      '^rules-db/',
      ['^rules-db/', '^engine/', npm(['fuse\\.js', 'minisearch'])],
      'The rule book is data and search; files and protocols are for the rooms above.',
    ),
    mayOnlyKnow(
      'server-knows-no-client',
      '^server/',
      [
        '^(server|rules-db|engine)/',
        NODE,
        npm([
          'vscode-languageserver',
          'vscode-languageserver-[a-z]+',
          'vscode-uri',
          'unpdf',
          '@resvg/resvg-js',
          '@vscode/debug(adapter|protocol)',
          'fflate',
          'uqr',
          'gifenc',
          '@modelcontextprotocol/sdk',
          '@codemirror/[a-z]+',
          'markdown-it',
          '@types/markdown-it',
        ]),
      ],
      'The server serves any editor.',
    ),
    mayOnlyKnow(
      'analysis-is-plain',
      '^server/analysis/',
      ['^(server/analysis|rules-db|engine)/', '^server/protocol(/|\\.ts$)', npm(['fflate', 'uqr'])],
      'Answers are plain data: they know no protocol, no host, no Node, no editor.',
    ),
    mayOnlyKnow(
      'language-server-knows-no-host',
      '^server/lsp/',
      [
        '^(server/(lsp|analysis)|rules-db|engine)/',
        '^server/protocol(/|\\.ts$)',
        npm(['vscode-languageserver/lib/common', 'vscode-languageserver-[a-z]+']),
      ],
      'The language server runs wherever it is started: its host is handed in by the file that starts it.',
    ),
    mayOnlyKnow(
      'debug-adapter-knows-no-host',
      '^server/dap/',
      [
        '^(server/(dap|analysis)|rules-db|engine)/',
        '^server/protocol(/|\\.ts$)',
        npm(['@vscode/debug(adapter|protocol)']),
      ],
      'The debug adapter runs wherever it is started: its host is handed in by the file that starts it.',
    ),
    {
      name: 'hosts-know-no-program',
      severity: 'error',
      comment: 'A host is the same for all programs; only what starts one on it knows that one.',
      from: { path: '^server/hosts/', pathNot: '^server/hosts/[a-z]+/(lsp|dap)/' },
      to: { path: '^server/(lsp|dap|mcp|cli)/|^server/hosts/[a-z]+/(lsp|dap)/' },
    },
    {
      name: 'hosts-know-no-other-host',
      severity: 'error',
      comment: 'What two hosts need depends on neither.',
      from: { path: '^server/hosts/browser/' },
      to: { path: '^server/hosts/node/', pathNot: '^server/hosts/node/data/[a-z]+File\\.ts$' },
    },
    // The language server, the debug adapter, the chat's server and the command line are programs: what two of them need is shared.
    ...['lsp', 'dap', 'mcp', 'cli'].map(program => ({
      name: `${program}-knows-no-other-program`,
      severity: 'error',
      comment: 'What two programs of the server need is in server/analysis/ or server/hosts/.',
      from: { path: `^server/${program}/` },
      // `riftbench lsp`, `riftbench dap` and `riftbench mcp` start the others, and the last has the command line serve as its thread.
      to: {
        path: '^server/(lsp|dap|mcp|cli|hosts/[a-z]+/(lsp|dap))/',
        pathNot: [
          `^server/${program}/`,
          ...(program === 'cli' ? ['^server/hosts/node/(lsp|dap)/main\\.ts$', '^server/mcp/(start|thread)\\.ts$'] : []),
        ],
      },
    })),
    {
      name: 'protocol-of-chats-is-apart',
      severity: 'error',
      comment: 'The library of the Model Context Protocol is heavy: only the adapter that speaks it knows it.',
      from: { path: '^(engine|rules-db|server|client)/', pathNot: '^server/mcp/' },
      to: { path: '(^|/)node_modules/@modelcontextprotocol/' },
    },
    {
      name: 'pdf-is-apart',
      severity: 'error',
      comment: 'What takes PDF apart is heavy: it is a program of its own, and only what that runs knows it.',
      from: { pathNot: '^server/hosts/node/pdf/extract\\.ts$' },
      to: { path: '(^|/)node_modules/unpdf/' },
    },
    {
      name: 'pdf-is-a-process',
      severity: 'error',
      comment: 'A PDF can end the process that reads it: the other programs start one, and wait for its answer.',
      from: { pathNot: '^server/hosts/node/pdf/process\\.ts$' },
      to: { path: '^server/hosts/node/pdf/(extract|process)\\.ts$' },
    },
    {
      name: 'protocol-is-plain',
      severity: 'error',
      comment: 'Client and server share types and names, and nothing that runs.',
      from: { path: '^server/protocol(/|\\.ts$)' },
      // What a page says is the one thing that is data of the rule book's, too; that file has types alone.
      to: { pathNot: ['^server/protocol/', '^rules-db/blocks/blocks\\.ts$'] },
    },
    mayOnlyKnow(
      'site-knows-protocol',
      '^server/site/(page|reading)/',
      [
        '^server/site/(page|reading)/',
        '^server/protocol\\.ts$',
        MOVING_PICTURE,
        PICKING,
        PUZZLING,
        OUTCOMES,
        TEXT_AND_MARKUP,
        npm(['@codemirror/[a-z]+']),
      ],
      'The page asks the server in its worker, as the editor does; nothing of the server is in it.',
    ),
    mayOnlyKnow(
      'site-is-built-anywhere',
      '^server/site/building/',
      ['^(server/(site/building|analysis)|rules-db|engine)/', npm(['markdown-it', '@types/markdown-it'])],
      'The pages of a site are made of values: reading and writing files is for the command.',
    ),
    mayOnlyKnow(
      'client-knows-protocol',
      '^client/',
      [
        '^client/',
        '^server/protocol\\.ts$',
        TEXT_AND_MARKUP,
        UNPACKING,
        MOVING_PICTURE,
        PICKING,
        PUZZLING,
        OUTCOMES,
        '^vscode$',
        npm(['vscode-languageclient', '@types/vscode']),
        NODE,
      ],
      'The client asks the server; what it could import, an editor of another make could not have.',
    ),
    {
      name: 'nobody-knows-tests',
      severity: 'error',
      comment: 'What is shipped does not depend on what checks it.',
      from: { path: '^(engine|rules-db|server|client)/' },
      to: { path: '^(test|bench|scripts)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Types count: a room that needs another's types knows it.
    tsPreCompilationDeps: true,
    // TypeScript 7 has no API in JavaScript, and without a parser the tool would see no file and be content.
    parser: 'swc',
    exoticRequireStrings: [],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
