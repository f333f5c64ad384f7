import { inflateRawSync } from 'node:zlib';

/**
 * The names in a zip archive, read from its central directory. A .vsix is one, and has no comment at its end.
 * Layout: PKWARE's APPNOTE, 4.3.12 and 4.3.16.
 */
export const namesInZip = (archive: Buffer): readonly string[] => entriesOf(archive).map(({ name }) => name);

/** The text of one of them. Fails where there is none of that name. */
export function textInZip(archive: Buffer, name: string): string {
  const entry = entriesOf(archive).find(each => each.name === name);
  if (entry === undefined) throw new Error(`${name} is not in the archive`);
  const { method, size, offset } = entry;
  const from = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  const packed = archive.subarray(from, from + size);
  return (method === 0 ? packed : inflateRawSync(packed)).toString('utf8');
}

interface Entry {
  readonly name: string;
  /** 0 for as it is, 8 for deflated. */
  readonly method: number;
  /** As it is packed. */
  readonly size: number;
  /** Of what stands before its bytes. */
  readonly offset: number;
}

function entriesOf(archive: Buffer): readonly Entry[] {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end === -1) throw new Error('not a zip archive');
  const entries = archive.readUInt16LE(end + 10);
  let at = archive.readUInt32LE(end + 16);
  const found: Entry[] = [];
  for (let entry = 0; entry < entries; entry += 1) {
    const [name, extra, comment] = [28, 30, 32].map(offset => archive.readUInt16LE(at + offset));
    if (name === undefined || extra === undefined || comment === undefined) throw new Error('cut short');
    found.push({
      name: archive.toString('utf8', at + 46, at + 46 + name),
      method: archive.readUInt16LE(at + 10),
      size: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    });
    at += 46 + name + extra + comment;
  }
  return found;
}
