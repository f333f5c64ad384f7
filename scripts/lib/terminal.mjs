// Colour only on a terminal, or where it is asked for; never under NO_COLOR.
const coloured =
  process.env.NO_COLOR === undefined && (process.stdout.isTTY === true || process.env.FORCE_COLOR !== undefined);
const paint = code => text => (coloured ? `\u001b[${code}m${text}\u001b[0m` : String(text));

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);

export const say = text => console.log(text);
export const title = text => console.log(`\n${bold(text)}`);
export const good = text => console.log(`${green('✓')} ${text}`);
export const bad = text => console.log(`${red('✗')} ${text}`);

export const count = (number, one, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
