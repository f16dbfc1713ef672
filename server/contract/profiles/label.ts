import type { Language, Localized } from '../platform/language.ts'

/** Labels the product has names for in both languages; any other is shown as the admin wrote it. */
const known: readonly Localized[] = [{ en: 'Founding member', ar: 'عضو مؤسس' }]

/** The label under a name in its reader's language, where it has a name there. */
export const labelFor = (label: string | null, language: Language): string | null =>
  known.find(({ en, ar }) => label === en || label === ar)?.[language] ?? label
