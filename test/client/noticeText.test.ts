import { expect, test } from 'vitest';
import { noticeText } from '../../client/noticeText.ts';

/** How VS Code finds links in notifications. */
const LINK = /\[([^\]]+)\]\(((?:https?:\/\/|command:|file:)[^)\s]+)(?: (["'])(.+?)(\3))?\)/;

test.each([
  '[run](command:workbench.action.quit).rift',
  'a.rift: [x](https://example.org "y")',
  '[a](file:///etc/passwd)',
])('a name is no link in a notification: %s', name => {
  expect(name).toMatch(LINK);
  expect(noticeText(name)).not.toMatch(LINK);
});

test('a notification has one line, and nothing that turns its writing round', () => {
  expect(noticeText('a\r\nb\u2028c\u202ed\u001b[2J\u009b')).toBe('a b c\ufffdd\ufffd[2J\ufffd');
  expect(noticeText('“A trade” in 2 files: all pass.')).toBe('“A trade” in 2 files: all pass.');
});
