import { readdirSync } from 'node:fs'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { chromium, type Browser } from 'playwright'
import { browserArgs, needBrowser } from '../browser.ts'
import { buildApp } from '../build.ts'
import { inRoot } from '../process.ts'
import { startProduct, type Product } from '../product.ts'
import { signIn } from '../screens/viewers.ts'
import { languages } from '../screens/walk.ts'
import { audit } from './lighthouse.ts'
import { moduleOf, ownOf, tooEarly } from './own-weight.ts'
import { ofTheirOwn, onUse, routes } from './routes.ts'
import { weigh } from './weight.ts'

/** Records a target that is missed. */
type Keep = (isMet: boolean, promise: string) => void

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time: number) => `${Math.round(time)} ms`
const phone = { theme: 'light', width: 390 } as const

/** Gzipped bytes. */
type Weights = { signInScripts: number; ownScripts: number }
type Scores = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Largest contentful paint of a page that search engines find, in ms. */
  largestPaint: number
  layoutShift: number
}

/** Runs `look` with the production build and a browser. */
async function withProduct(look: (product: Product, browser: Browser) => Promise<void>): Promise<void> {
  if ((await buildApp(console.error)) !== 0) process.exit(1)
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: needBrowser(console.error), args: browserArgs })
  try {
    await look(product, browser)
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** Prints what first visits load, and what each page adds. */
export const weighPages = (promised: Weights, keep: Keep) =>
  withProduct(async (product, browser) => {
    console.log('\nA first visit, scripts and styles gzipped')
    for (const { path, isSignedIn } of routes)
      for (const language of languages) {
        const tokens = isSignedIn ? await signIn(product.address, NOURA, language) : null
        const { scripts, styles, fonts, requests } = await weigh(browser, product.address + path, tokens, { ...phone, language })
        console.log(`${path.padEnd(32)} ${language}  scripts ${kB(scripts)}  styles ${kB(styles)}  fonts ${kB(fonts)}  ${requests} files`)
        if (path === '/') keep(scripts <= promised.signInScripts, `scripts of ${path} in ${language}`)
      }

    console.log('\nPages of signed-in people: scripts that neither the sign-in page nor every signed-in page brings')
    const built = new Set(readdirSync(inRoot('app', 'dist', 'assets')).map(moduleOf))
    for (const name of onUse) keep(built.has(name), `a script called ${name}, so that nobody fetches it too early`)
    for (const language of languages) {
      const look = { ...phone, language }
      const entry = await weigh(browser, `${product.address}/`, null, look)
      for (const [member, pages] of Map.groupBy(ofTheirOwn, (page) => page.member)) {
        const tokens = await signIn(product.address, member, language)
        const any = await weigh(browser, `${product.address}/terms`, tokens, look)
        for (const { path } of pages) {
          const { each } = await weigh(browser, product.address + path, tokens, look)
          const own = ownOf(each, [entry.each, any.each])
          const early = tooEarly(each, onUse)
          console.log(`${path.padEnd(42)} ${language}  ${kB(own)}${early.length > 0 ? `  too early: ${early.join(', ')}` : ''}`)
          keep(own < promised.ownScripts, `own scripts of ${path} in ${language}`)
          keep(early.length === 0, `${path} fetches nothing before it is used`)
        }
      }
    }
  })

/** Prints Lighthouse's scores of the pages at which visitors arrive, on a phone. */
export const auditPages = (promised: Scores, keep: Keep) =>
  withProduct(async (product) => {
    console.log('\nLighthouse, mobile')
    for (const { path, isSignedIn, audited } of routes.filter((route) => route.audited))
      for (const language of languages) {
        const scores = await audit(product.address + path, language, isSignedIn ? await signIn(product.address, NOURA, language) : null)
        const { performance, accessibility, bestPractices, seo, layoutShift, firstPaint, largestPaint, blocked, failed } = scores
        console.log(
          `${path.padEnd(32)} ${language}  performance ${performance}  accessibility ${accessibility}  best practices ${bestPractices}  search ${seo}  shift ${layoutShift.toFixed(3)}  first paint ${ms(firstPaint)}  largest ${ms(largestPaint)}  blocked ${ms(blocked)}${failed.length > 0 ? `  failed: ${failed.join(', ')}` : ''}`,
        )
        keep(performance >= promised.performance, `performance of ${path} in ${language}`)
        keep(accessibility >= promised.accessibility, `accessibility of ${path} in ${language}`)
        keep(bestPractices >= promised.bestPractices, `best practices of ${path} in ${language}`)
        keep(layoutShift <= promised.layoutShift, `layout shift of ${path} in ${language}`)
        if (audited !== 'found') continue
        keep(seo >= promised.seo, `what search engines read of ${path} in ${language}`)
        keep(largestPaint <= promised.largestPaint, `largest paint of ${path} in ${language} within ${ms(promised.largestPaint)}`)
      }
  })
