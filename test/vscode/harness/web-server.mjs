// Serves VS Code for the Web, as a process of its own whose log nobody reads: `web.mjs` starts it.
//   node web-server.mjs HOME OPTIONS        HOME has the packages, OPTIONS are those of @vscode/test-web, as JSON
import { createRequire } from 'node:module';
import path from 'node:path';

const [home, options] = process.argv.slice(2);
const { open } = createRequire(path.join(home, 'package.json'))('@vscode/test-web');
await open({
  browserType: 'none',
  quality: 'stable',
  commit: 'local',
  testRunnerDataDir: path.join(home, 'data'),
  ...JSON.parse(options),
});
process.send('listening');
// It ends with whoever started it.
process.once('disconnect', () => process.exit());
