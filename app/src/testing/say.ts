import { createIntl } from 'react-intl'
import { platformNames, statedPlatformNames } from '@wasla/contract/social/platform-names.ts'
import type { Platform } from '@wasla/contract/social/record.ts'
import { languageFacts, type Language } from '@wasla/design-system/locale/language.ts'
import { messageFormats, timeZone } from '@wasla/design-system/locale/formats.ts'
import { messages as commonArabic } from '#i18n/common/ar.ts'
import { messages as commonEnglish } from '#i18n/common/en.ts'
import type { MessageId } from '#i18n/message-id.ts'

type Texts = Readonly<Partial<Record<MessageId, string>>>

/** All message catalogues of the app, by file. */
const english = import.meta.glob<Texts>('../**/messages/en.json', { eager: true, import: 'default' })
const arabic = import.meta.glob<Texts>('../**/messages/ar.json', { eager: true, import: 'default' })

const all = (common: Texts, catalogues: Readonly<Record<string, Texts>>): Texts =>
  Object.assign({}, common, ...Object.values(catalogues)) as Texts

const texts: Record<Language, Texts> = { en: all(commonEnglish, english), ar: all(commonArabic, arabic) }

/** Returns a text as expectations find it on the page: with plain spaces instead of no-break spaces. */
export const plain = (text: string) => text.replace(/\s/gu, ' ')

/** Placeholder in a text for a value that a story cannot predict, such as a day that depends on today. */
export const unknown = '\u{E000}'

/** Returns the text before the first unknown value. */
export const beforeUnknown = (text: string): string => (text.split(unknown)[0] ?? '').trim()

/** Returns a function that returns texts by message id in the story's language. Play functions then need not repeat the texts. */
export function spoken(globals: Readonly<Record<string, unknown>>) {
  const language: Language = globals['locale'] === 'ar' ? 'ar' : 'en'
  const locale = languageFacts[language].formatTag
  const intl = createIntl({ locale, messages: texts[language] as Record<MessageId, string>, formats: messageFormats, timeZone })
  return {
    language,
    platform: (platform: Platform): string => platformNames[platform][language],
    statedPlatform: (platform: Platform): string => statedPlatformNames[platform][language],
    say: (id: MessageId, values?: Record<string, string | number>) => intl.formatMessage({ id }, values),
  }
}
