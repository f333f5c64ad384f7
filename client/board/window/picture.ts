/** The picture as PNG: drawn by the browser itself. */
import type { WindowRequest } from '../messages.ts';
import { say } from './texts.ts';

/** Points of the PNG for each of the picture. */
const SCALE = 2;

/** Says what came of it. */
export const draw = async (svg: string, as: 'png' | 'copy', ask: (request: WindowRequest) => void): Promise<string> => {
  const image = new Image();
  image.src = `data:image/svg+xml;base64,${base64(new TextEncoder().encode(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth * SCALE;
  canvas.height = image.naturalHeight * SCALE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
  if (png === null) throw new Error('nothing drawn');
  if (as === 'copy') {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    return say('copied');
  }
  ask({ kind: 'png', data: base64(new Uint8Array(await png.arrayBuffer())) });
  return '';
};

const base64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
