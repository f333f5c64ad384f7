// Chromium without a window, and without a life of its own.
import { chromium } from 'playwright-core';

export const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns `{ browser, page }`. */
export async function openPage({ executablePath, viewport = { width: 1280, height: 800 }, scale = 1 }) {
  const browser = await chromium.launch({ executablePath, headless: true, args: ARGUMENTS });
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor: scale,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  return { browser, page };
}
