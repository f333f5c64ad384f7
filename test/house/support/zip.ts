/**
 * The names in a zip archive, read from its central directory. A .vsix is one, and has no comment at its end.
 * Layout: PKWARE's APPNOTE, 4.3.12 and 4.3.16.
 */
export function namesInZip(archive: Buffer): readonly string[] {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end === -1) throw new Error('not a zip archive');
  const entries = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const names: string[] = [];
  for (let entry = 0; entry < entries; entry += 1) {
    const [name, extra, comment] = [28, 30, 32].map(offset => archive.readUInt16LE(at + offset));
    if (name === undefined || extra === undefined || comment === undefined) throw new Error('cut short');
    names.push(archive.toString('utf8', at + 46, at + 46 + name));
    at += 46 + name + extra + comment;
  }
  return names;
}
