/** Languages of the product. They determine direction, digits and calendar. */
export const languages = ['en', 'ar'] as const
export type Language = (typeof languages)[number]
export type Direction = 'ltr' | 'rtl'

type LanguageFacts = {
  direction: Direction
  /** Tag for the components' own locale. Never has `-nu-`, because the number parser would then refuse digits of the other set (S-01). */
  componentTag: string
  /** Tag for date fields: day, month, year in both languages, as is usual in Saudi Arabia. */
  dateTag: string
  /** Tag for formatting, with explicit digits and calendar, because plain `ar` differs between engines (S-01). */
  formatTag: string
}

export const languageFacts: Record<Language, LanguageFacts> = {
  en: { direction: 'ltr', componentTag: 'en-SA', dateTag: 'en-GB', formatTag: 'en-SA-u-ca-gregory-nu-latn' },
  ar: { direction: 'rtl', componentTag: 'ar-SA-u-ca-gregory', dateTag: 'ar-SA-u-ca-gregory', formatTag: 'ar-SA-u-ca-gregory-nu-arab' },
}

export const directionOf = (language: Language): Direction => languageFacts[language].direction

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'ar' : 'en')

export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)
