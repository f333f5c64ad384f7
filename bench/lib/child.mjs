// One revision's benchmarks of a topic, in a process of their own: tells what there is, and measures what it is asked to.
import { pathToFileURL } from 'node:url';

const { benchmarks } = await import(pathToFileURL(process.argv[2]).href);
process.on('message', async name => {
  try {
    process.send({ value: await benchmarks.find(each => each.name === name).run() });
  } catch (error) {
    process.send({ error: error instanceof Error ? error.message : String(error) });
  }
});
process.on('disconnect', () => process.exit());
process.send({ benchmarks: benchmarks.map(({ name, unit }) => ({ name, unit })) });
