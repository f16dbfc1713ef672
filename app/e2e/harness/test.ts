import { test as base, expect, type Page } from 'playwright/test'
import type { Language } from '@wasla/design-system/locale/language.ts'
import { startProduct, type Product } from '../../../tools/product.ts'
import { watch, type Trouble } from './watch.ts'
import { wordsOf, type Words } from './words.ts'

/** What a project sets. */
export type Settings = { language: Language }

type Fixtures = {
  /** The product's messages in the project's language. */
  words: Words
  /** Watches every page; a journey that ends with trouble fails. */
  trouble: Trouble
  /** Numbers nobody has: a fresh one for each call. */
  newNumber: () => string
}
type WorkerFixtures = { product: Product }

let given = 0

export const test = base.extend<Settings & Fixtures, WorkerFixtures>({
  language: ['en', { option: true }],

  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  baseURL: ({ product }, use) => use(product.address),
  locale: ({ language }, use) => use(language === 'ar' ? 'ar-SA' : 'en-US'),
  words: ({ language }, use) => use(wordsOf(language)),

  trouble: [
    async ({ context, product }, use) => {
      const trouble = await watch(context, product.address)
      await use(trouble)
      expect(trouble, 'no request leaves the origin, no policy is broken, no error is left uncaught').toEqual({
        outside: [],
        violations: [],
        errors: [],
      })
    },
    { auto: true },
  ],

  newNumber: async ({}, use, info) => {
    await use(() => {
      given += 1
      const project = info.project.name.length * 7 + info.parallelIndex * 100
      return `56${String(project % 1000).padStart(3, '0')}${String(given).padStart(4, '0')}`
    })
  },
})

export { expect, type Page }
