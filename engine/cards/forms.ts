export const FORMS: readonly { readonly form: string; readonly example: string; readonly does: string }[] = [];
