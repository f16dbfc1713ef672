export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]
export const fallbackLanguage: Language = 'en'

/**
 * Returns the first supported language of an `accept-language` header, or else English (S-08). The result is never a text from the header
 * itself.
 */
export function readLanguage(header: string | null | undefined): Language {
  if (!header || header.length > 200) return fallbackLanguage
  for (const part of header.split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? ''
    const found = languages.find((language) => tag === language || tag.startsWith(`${language}-`))
    if (found && /^[a-z]{2}(-[a-z0-9]{2,8})*$/.test(tag)) return found
  }
  return fallbackLanguage
}

export type Localized = Readonly<Record<Language, string>>
