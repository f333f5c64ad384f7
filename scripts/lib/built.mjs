// The bundles for who works on the project, in dist/ and out/test/: built where they are not up to date.
import path from 'node:path';
import { run } from './run.mjs';
import { ROOT } from './setup.mjs';
import { good } from './terminal.mjs';
import { upToDate } from './upToDate.mjs';

/** `{ succeeded, output }`; with `quiet`, what the build says is in `output` and is not shown. */
export async function builtPrograms({ quiet }) {
  let output;
  const make = async () => {
    const built = await run(path.join(ROOT, 'esbuild.mjs'), [], { cwd: ROOT, quiet });
    output = built.output;
    return built.status === 0;
  };
  const succeeded = await upToDate({ root: ROOT, name: 'built', outputs: ['dist', 'out/test'], make });
  if (output === undefined && !quiet) good('dist/ is up to date');
  return { succeeded, output };
}
