import type { Language } from '../platform/language.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }

export type ArchiveMessage = keyof typeof english

const texts: Readonly<Record<Language, Readonly<Record<ArchiveMessage, string>>>> = { en: english, ar: arabic }

/** Returns a text of the pages of an archive. Each `{name}` is replaced by its value, isolated from the direction of the text around it. */
export const archiveText = (language: Language, id: ArchiveMessage, values: Readonly<Record<string, string>> = {}): string =>
  texts[language][id].replaceAll(/\{(\w+)\}/g, (_, name: string) => `\u2068${values[name] ?? ''}\u2069`)

/** Returns the id of a text if there is one; tables and columns of the archive have names that are made of theirs. */
export const archiveMessage = (id: string): ArchiveMessage | null => (Object.hasOwn(english, id) ? (id as ArchiveMessage) : null)
