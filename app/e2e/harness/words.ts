import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createIntl, createIntlCache, type MessageDescriptor, type PrimitiveType } from 'react-intl'
import { messageFormats, timeZone } from '@wasla/design-system/locale/formats.ts'
import { languageFacts, type Language } from '@wasla/design-system/locale/language.ts'
import { defaultConfig } from '../../src/config/config-store.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>

/** Returns all messages of the product in a language, merged. */
const catalogue = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...globSync(
      [`app/src/**/${language}.json`, `design-system/messages/${language}.json`, `server/contract/**/messages/${language}.json`],
      { cwd: root },
    ).map(read),
  ) as Record<string, string>

const cache = createIntlCache()

function readWords(language: Language) {
  const locale = languageFacts[language].formatTag
  const intl = createIntl(
    {
      locale,
      messages: catalogue(language),
      formats: messageFormats,
      timeZone,
      onError: (error) => {
        throw error
      },
    },
    cache,
  )
  const inner = (parts: readonly unknown[]) => parts.join('')
  const usual = { link: inner, terms: inner, privacy: inner, product: defaultConfig.productName[language] }
  return (id: NonNullable<MessageDescriptor['id']>, values: Record<string, PrimitiveType> = {}): string =>
    [intl.formatMessage({ id }, { ...usual, ...values })].flat().join('')
}

export type Words = ReturnType<typeof readWords>

const known = new Map<Language, Words>()

/**
 * Returns a function that returns a message in a language: `words('session.signIn.title')`. The function removes tags, keeps the text
 * inside them, and uses the default product name. A worker reads the catalogues once.
 */
export function wordsOf(language: Language): Words {
  const words = known.get(language) ?? readWords(language)
  known.set(language, words)
  return words
}
