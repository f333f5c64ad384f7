/** How numbers look: those of editions and rules, and those that are said in words. */

/** `1.4` */
export const editionForm = (text: string): boolean => /^\d+\.\d+$/.test(text);
/** `465`, `465.2.c.6` */
export const ruleForm = (text: string): boolean => /^\d{3,}(\.[0-9a-z]+)*$/i.test(text);

/** Numbers in words, each at its own place. */
export const COUNTED: readonly string[] = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
);
