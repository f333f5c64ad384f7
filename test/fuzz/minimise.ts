/** The lines of a case without which its fault is gone: halves are left out, then quarters, down to single lines. */
export const minimised = async (
  text: string,
  isFaulty: (text: string) => Promise<boolean>,
  most = 150,
): Promise<string> => {
  let lines = text.split('\n');
  let tries = 0;
  for (let size = Math.ceil(lines.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < lines.length && lines.length > 1; ) {
      if (tries++ >= most) return lines.join('\n');
      const without = [...lines.slice(0, at), ...lines.slice(at + size)];
      if (await isFaulty(without.join('\n'))) lines = without;
      else at += size;
    }
  }
  return lines.join('\n');
};
