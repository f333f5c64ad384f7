/** How the numbers of editions and rules look. */

/** `1.4` */
export const editionForm = (text: string): boolean => /^\d+\.\d+$/.test(text);
/** `465`, `465.2.c.6` */
export const ruleForm = (text: string): boolean => /^\d{3,}(\.[0-9a-z]+)*$/i.test(text);
