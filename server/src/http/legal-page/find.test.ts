import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '@wasla/contract/platform/language.ts'
import { pageAddress } from '../rendered-page/page-address.ts'
import { findLegalPage } from './find.ts'
import { legalWords } from './words.ts'

const find = findLegalPage({ publicUrl: 'https://wasla.example', productName: { en: 'Wasla', ar: 'وصلة' } })

test('findLegalPage describes a text in the language of the address', async () => {
  const found = await find('terms')({ ...pageAddress('/terms', 'lang=ar', 'en'), parameters: {} })
  expect(found).toMatchObject({ kind: 'page', status: 200, path: '/terms?lang=ar', head: { title: 'شروط الاستخدام · وصلة' } })
  expect(found.kind === 'page' && found.head.more).toContain('<link rel="canonical" href="https://wasla.example/terms?lang=ar" />')
})

test.each(languages)('the titles of legal texts in %s are those of the app', (language) => {
  const file = new URL(`../../../../app/src/pages/legal/messages/${language}.json`, import.meta.url)
  const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  for (const kind of ['terms', 'privacy'] as const) expect(legalWords[kind].title[language]).toBe(words[`legal.${kind}.title`])
})
