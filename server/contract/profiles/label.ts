import type { Language, Localized } from '../platform/language.ts'

/** Labels that have a name in both languages. Any other label is shown as the admin wrote it. */
const known: readonly Localized[] = [{ en: 'Founding member', ar: 'عضو مؤسس' }]

/** Returns a label in the reader's language if it has a name there, else as it was written. */
export const labelFor = (label: string | null, language: Language): string | null =>
  known.find(({ en, ar }) => label === en || label === ar)?.[language] ?? label
