/** PNGs of one size as one animated PNG (https://www.w3.org/TR/png-3/#apng-frame-based-animation). */

export interface Shot {
  readonly png: Uint8Array;
  /** In milliseconds. */
  readonly shown: number;
}

/** Begins again at the end. A viewer that cannot show animations shows the first. Throws where one is no PNG. */
export const apngOf = (shots: readonly Shot[]): Uint8Array => {
  const [first] = shots.map(({ png }) => chunksOf(png));
  const header = first?.find(({ type }) => type === 'IHDR');
  if (header === undefined) throw new Error('no PNG to animate');
  let sequence = 0;
  const frames = shots.flatMap(({ png, shown }, at): readonly Buffer[] => {
    const control = frameControl(sequence++, header.data, shown);
    const data = chunksOf(png)
      .filter(({ type }) => type === 'IDAT')
      .map(each => (at === 0 ? chunk('IDAT', each.data) : chunk('fdAT', Buffer.concat([int(sequence++), each.data]))));
    return [control, ...data];
  });
  const animation = chunk('acTL', Buffer.concat([int(shots.length), int(0)]));
  return Buffer.concat([SIGNATURE, chunk('IHDR', header.data), animation, ...frames, chunk('IEND', Buffer.alloc(0))]);
};

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The whole picture, in place of the one before. */
const frameControl = (sequence: number, header: Buffer, milliseconds: number): Buffer => {
  const delay = Buffer.alloc(6);
  delay.writeUInt16BE(Math.min(0xffff, Math.round(milliseconds)), 0);
  delay.writeUInt16BE(1000, 2);
  return chunk('fcTL', Buffer.concat([int(sequence), header.subarray(0, 8), int(0), int(0), delay]));
};

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

/** Each is length, type, data and checksum. */
const chunksOf = (png: Uint8Array): readonly Chunk[] => {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw new Error('no PNG');
  const found: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    found.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return found;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([int(data.length), named, int(checksum(named))]);
};

const int = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value >>> 0);
  return bytes;
};

/** CRC-32 as PNG has it. */
const checksum = (bytes: Buffer): number => {
  let value = 0xffffffff;
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return value ^ 0xffffffff;
};

const TABLE: readonly number[] = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
