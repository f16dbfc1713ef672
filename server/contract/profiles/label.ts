import type { Language, Localized } from '../platform/language.ts'

/** Labels that are known in both languages. Every other label is shown as the admin typed it. */
const known: readonly Localized[] = [{ en: 'Founding member', ar: 'عضو مؤسس' }]

/** Returns a known label in the reader's language, and every other label as the admin typed it. */
export const labelFor = (label: string | null, language: Language): string | null =>
  known.find(({ en, ar }) => label === en || label === ar)?.[language] ?? label
