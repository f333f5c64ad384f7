/** The words with which a sentence continues after its subject. */
import { SCRIPT_VERBS, VERBS } from './words.ts';

export const PREDICATES: readonly string[] =
  'is are has have controls wins loses conquered held drew needs counts can cannot was were does did never triggered'.split(
    ' ',
  );

export const VERB_FORMS: readonly string[] = [...SCRIPT_VERBS, ...VERBS.map(([, plain]) => plain)];
