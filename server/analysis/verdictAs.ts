/** The verdict on the scenario at a position in the form in which it is passed on. */
import type { VerdictForm, VerdictResult } from '../protocol.ts';
import type { Analysis } from './document/analysis.ts';
import type { Position } from './document/lines.ts';
import { linkAt } from './link/linkAt.ts';
import { rulingAt } from './ruling.ts';
import { shortVerdict, verdict } from './verdict.ts';

/** Null outside of scenarios. `address`: where a link in it leads to; by default the editor. */
export const verdictAs = (
  analysis: Analysis,
  position: Position,
  { form, address }: { readonly form: VerdictForm; readonly address?: string | undefined },
): VerdictResult | null => {
  const { line } = position;
  switch (form) {
    case 'lines':
      return plaintext(verdict(analysis, position));
    case 'short':
      return plaintext(shortVerdict(analysis, position));
    case 'link': {
      const text = shortVerdict(analysis, position);
      const made = linkAt(analysis, line, address);
      if (text === null || made === null) return null;
      const { link, warning } = made;
      return { kind: 'plaintext', text: `${text} ${link}`, ...(warning === undefined ? {} : { warning }) };
    }
    case 'markdown': {
      const text = rulingAt(analysis, line, linkAt(analysis, line, address)?.link);
      return text === null ? null : { kind: 'markdown', text };
    }
  }
};

const plaintext = (text: string | null): VerdictResult | null => (text === null ? null : { kind: 'plaintext', text });
