/** How the editor looks: the page's colours, by its custom properties. */
import { EditorView } from '@codemirror/view';

export const EDITOR_LOOKS = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--raised)', fontSize: '0.9375rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)' },
  '.cm-scroller': { fontFamily: 'ui-monospace, monospace', minHeight: '16rem', maxHeight: '32rem', overflow: 'auto' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '0.5rem 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--ground)', color: 'var(--quiet)', borderRight: '1px solid var(--line)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--accent) 8%, transparent)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 30%, transparent) !important',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--raised)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    maxWidth: 'min(36rem, 90vw)',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--accent)', color: 'var(--on-accent)' },
  '.said': { padding: '0.25rem 0.75rem', font: '0.875rem/1.5 system-ui, sans-serif' },
  '.said a': { color: 'var(--accent)' },
  '.said pre': { whiteSpace: 'pre-wrap' },
  '.token-keyword': { color: 'var(--accent)', fontWeight: '600' },
  '.token-comment': { color: 'var(--quiet)', fontStyle: 'italic' },
  '.token-string, .token-class': { color: 'var(--right)' },
  '.token-number': { color: 'var(--warned)' },
  '.token-variable, .token-parameter': { fontWeight: '600' },
});
