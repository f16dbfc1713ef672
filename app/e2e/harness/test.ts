import { test as base, expect, type BrowserContext, type Page } from 'playwright/test'
import type { Language } from '@wasla/design-system/locale/language.ts'
import { limit } from '../../../tools/machine/pace.ts'
import { startProduct, type Product } from '../../../tools/product.ts'
import { compiledOnce, templateIn } from './template.ts'
import type { Visitor } from './sign-in.ts'
import { openAdminApi, type AdminApi } from './admin-api.ts'
import { watch, type Trouble } from './watch.ts'
import { wordsOf, type Words } from './words.ts'

/** Options that a Playwright project sets. */
export type Settings = { language: Language }

type Fixtures = {
  /** The product’s messages in the project’s language. */
  words: Words
  /** Watches every page of the journey. The journey fails if a page causes a problem. */
  trouble: Trouble
  /** The user of the journey: page, messages and language. */
  visitor: Visitor
  /** Opens another user in a separate browser context. The context is watched for problems too. */
  newVisitor: () => Promise<Visitor>
  /** Returns an unused number on each call. */
  newNumber: () => string
}
type WorkerFixtures = {
  /**
   * Name of the journey’s server. All files with the same name share a server. A file must set its own name instead of `shared` if its
   * journeys move the clock or reset the demo.
   */
  server: string
  product: Product
  adminApi: AdminApi
}

let given = 0

const expectNone = (trouble: Trouble) =>
  expect(trouble, 'no request leaves the origin, no policy is broken, no error is left uncaught').toEqual({
    outside: [],
    violations: [],
    errors: [],
  })

export const test = base.extend<Settings & Fixtures, WorkerFixtures>({
  language: ['en', { option: true }],

  server: ['shared', { option: true, scope: 'worker' }],

  product: [
    async ({}, use, { project }) => {
      const product = await startProduct({ patience: limit(60_000), begin: templateIn(project.outputDir), env: compiledOnce })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: limit(90_000) },
  ],

  adminApi: [async ({ product }, use) => use(await openAdminApi(product.address)), { scope: 'worker' }],

  baseURL: ({ product }, use) => use(product.address),
  locale: ({ language }, use) => use(language === 'ar' ? 'ar-SA' : 'en-US'),
  words: ({ language }, use) => use(wordsOf(language)),

  trouble: [
    async ({ context, product }, use) => {
      const trouble = await watch(context, product.address)
      await use(trouble)
      expect(product.isRunning(), `the server runs\n${product.output()}`).toBe(true)
      expectNone(trouble)
    },
    { auto: true },
  ],

  visitor: ({ page, words, language }, use) => use({ page, words, language }),

  newVisitor: async ({ browser, product, words, language }, use) => {
    const others: { context: BrowserContext; trouble: Trouble }[] = []
    await use(async () => {
      const context = await browser.newContext()
      others.push({ context, trouble: await watch(context, product.address) })
      return { page: await context.newPage(), words, language }
    })
    for (const { context, trouble } of others) {
      await context.close()
      expectNone(trouble)
    }
  },

  newNumber: async ({}, use, info) => {
    await use(() => {
      given += 1
      const worker = info.project.name.length * 7 + info.parallelIndex * 100
      // The first digits differ from number to number. The server limits the codes per hour for numbers with the same beginning.
      const [first, rest] = [given % 100, Math.floor(given / 100)]
      return `56${String(first).padStart(2, '0')}${String(worker % 1000).padStart(3, '0')}${String(rest).padStart(2, '0')}`
    })
  },
})

export { expect, type Page }
