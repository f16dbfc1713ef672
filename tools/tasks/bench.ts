import { readdirSync } from 'node:fs'
import { OMAR } from '@wasla/mocks/world/agents.ts'
import { LOULOU } from '@wasla/mocks/world/businesses.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import { HAYA, NEWCOMER } from '@wasla/mocks/world/unfinished.ts'
import { chromium } from 'playwright'
import { benchComponents } from '../bench/components.ts'
import { audit } from '../bench/lighthouse.ts'
import { moduleOf, ownOf, tooEarly } from '../bench/own-weight.ts'
import { benchPictures } from '../bench/pictures.ts'
import { sizesOfSystem } from '../bench/size.ts'
import { weigh } from '../bench/weight.ts'
import { browserArgs, needBrowser } from '../browser.ts'
import { buildApp } from '../build.ts'
import { inRoot, run } from '../process.ts'
import { startProduct } from '../product.ts'
import { signIn } from '../screens/viewers.ts'
import { languages } from '../screens/walk.ts'

/** What the product promises; anything worse fails the run. */
const promised = {
  signInScripts: 175_000,
  ownScripts: 60_000,
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  /** Of a public profile: until its largest part is there, in ms. */
  largestPaint: 1_500,
  layoutShift: 0,
  systemStyles: 40_000,
  ratio: 1.15,
  /** Longest the page may be held while a picture is opened or cut, in ms. */
  held: 200,
}

type Audited = 'alone' | 'found'
type Route = { path: string; isSignedIn: boolean; audited?: Audited }

/** Pages people arrive at. `found`: search engines and link previews read it too. */
const routes: readonly Route[] = [
  { path: '/', isSignedIn: false, audited: 'alone' },
  { path: '/sign-up', isSignedIn: false },
  { path: '/home', isSignedIn: true, audited: 'alone' },
  { path: `/profile/influencer/${REEM.profile.userName}`, isSignedIn: false, audited: 'found' },
]
/** Pages of joining and of settings, and who stands there; each brings little of its own, and what its buttons lead to only when they are pressed. */
const ofTheirOwn: readonly { path: string; member: Member }[] = [
  { path: '/onboard', member: NEWCOMER },
  { path: '/individual-account', member: NEWCOMER },
  { path: '/business-account', member: NEWCOMER },
  { path: '/join-waiting-list', member: HAYA },
  { path: '/verify-identity', member: NOURA },
  { path: '/invite-friends', member: NOURA },
  { path: '/under-review', member: LOULOU },
  { path: '/settings/profile', member: NOURA },
  { path: '/settings/contact-details', member: NOURA },
  { path: '/settings/featured-posts', member: NOURA },
  { path: '/settings/featured-links', member: NOURA },
  { path: '/settings/brand-collaboration', member: NOURA },
  { path: '/settings/accounts-rates', member: NOURA },
  { path: '/settings/accounts-rates/build-rate-card', member: NOURA },
  { path: '/settings/managed-accounts', member: OMAR },
  { path: '/settings/language', member: NOURA },
]
const onUse = [
  'LocalWidget',
  'PersonaWidget',
  'QrDialog',
  'DocumentShelf',
  'CropDialog',
  'ImageCropper',
  'InsightCharts',
  'ShareSheet',
  'ConnectSheet',
]
const broken: string[] = []
const keep = (isMet: boolean, promise: string) => {
  if (!isMet) broken.push(promise)
}
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time: number) => `${Math.round(time)} ms`

/** `npm run bench` measures the server, the ledger, the routes' weight and Lighthouse, the system's size and speed, large pictures; a word after `--` chooses one. */
const words = ['server', 'ledger', 'ledger-proof', 'public-page', 'public-profile', 'pages', 'size', 'components', 'pictures'] as const
const [only] = process.argv.slice(2)
if (only !== undefined && !words.some((word) => word === only)) {
  console.error(`There is nothing called "${only}" to measure. There are: ${words.join(', ')}.`)
  process.exit(64)
}
const isRequested = (word: (typeof words)[number]) => only === undefined || only === word

if (isRequested('server')) keep((await run(process.execPath, [inRoot('server/bench/main.ts')])) === 0, 'the server')
if (isRequested('server'))
  keep((await run(process.execPath, [inRoot('server/bench/overload.ts')])) === 0, 'a server of which too much is asked')
if (isRequested('server'))
  keep((await run(process.execPath, [inRoot('server/bench/waiting-list.ts')])) === 0, 'a place in the waiting list')
if (isRequested('server')) keep((await run(process.execPath, [inRoot('server/bench/admin-lists.ts')])) === 0, 'tables of the back office')
if (isRequested('server'))
  keep((await run(process.execPath, [inRoot('server/bench/program-matches.ts')])) === 0, 'counts of who matches a program')

if (isRequested('ledger')) keep((await run(process.execPath, [inRoot('server/bench/ledger.ts')])) === 0, 'the ledger')
if (isRequested('ledger')) keep((await run(process.execPath, [inRoot('server/bench/ledger/http.ts')])) === 0, 'the ledger over HTTP')
if (isRequested('ledger'))
  keep((await run(process.execPath, [inRoot('server/bench/ledger/million.ts')])) === 0, 'a ledger of a million entries')

// No measure but a proof, and a long one: only on request.
if (only === 'ledger-proof')
  keep((await run(process.execPath, [inRoot('server/bench/ledger/proof.ts'), ...process.argv.slice(3)])) === 0, 'the proof of the ledger')

if (isRequested('public-page')) {
  if ((await buildApp(console.error)) !== 0) process.exit(1)
  keep((await run(process.execPath, [inRoot('server/bench/public-page.ts')])) === 0, 'the page of a public profile')
}

if (isRequested('public-profile')) keep((await run(process.execPath, [inRoot('server/bench/public-profile.ts')])) === 0, 'a public profile')

if (isRequested('pages')) {
  if ((await buildApp(console.error)) !== 0) process.exit(1)
  const product = await startProduct()
  const browser = await chromium.launch({ executablePath: needBrowser(console.error), args: browserArgs })
  try {
    console.log('\nA first visit, scripts and styles gzipped')
    for (const { path, isSignedIn } of routes)
      for (const language of languages) {
        const tokens = isSignedIn ? await signIn(product.address, NOURA, language) : null
        const { scripts, styles, fonts, requests } = await weigh(browser, product.address + path, tokens, {
          language,
          theme: 'light',
          width: 390,
        })
        console.log(`${path.padEnd(32)} ${language}  scripts ${kB(scripts)}  styles ${kB(styles)}  fonts ${kB(fonts)}  ${requests} files`)
        if (path === '/') keep(scripts <= promised.signInScripts, `scripts of ${path} in ${language}`)
      }

    console.log('\nPages of joining and of settings: their own scripts beside those of the door and of any signed-in page')
    const built = new Set(readdirSync(inRoot('app', 'dist', 'assets')).map(moduleOf))
    for (const name of onUse) keep(built.has(name), `a script called ${name}, so that nobody fetches it too early`)
    for (const language of languages) {
      const look = { language, theme: 'light', width: 390 } as const
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
  } finally {
    await browser.close()
    await product.stop()
  }
}

if (isRequested('size')) {
  const { each, all } = await sizesOfSystem()
  console.log('\nEach import of the design system, gzipped: with its packages but React, what of it is ours, its styles')
  const line = (name: string, { whole, own, styles }: typeof all) =>
    console.log(`${name.padEnd(32)} ${kB(whole).padStart(9)} ${kB(own).padStart(9)} ${kB(styles).padStart(9)}`)
  for (const { name, ...sizes } of each) line(name, sizes)
  line('the whole system', all)
  keep(all.styles < promised.systemStyles, `styles of the whole system under ${kB(promised.systemStyles)}`)
}

if (isRequested('components')) {
  console.log("\nOurs beside the bare library's, in ms of the page's thread: with style and layout, and what of the ratio is script")
  await benchComponents((name, lines) => {
    for (const { what, ours, bare, ratio, scriptRatio } of lines) {
      const times = `${ours.toFixed(1).padStart(7)} ${bare.toFixed(1).padStart(7)}`
      console.log(`${name.padEnd(18)} ${what.padEnd(7)} ${times}  × ${ratio.toFixed(2)}  script × ${scriptRatio.toFixed(2)}`)
      keep(ratio <= promised.ratio, `${what} of ${name} within × ${promised.ratio}`)
    }
  })
}

if (isRequested('pictures')) {
  console.log('\nHow long a picture of 24 megapixels holds the page while it is opened and cut')
  const { seen } = await benchPictures((size, { opening, cutting }) => {
    console.log(`${size.padEnd(16)} opened ${ms(opening)}  cut ${ms(cutting)}`)
    keep(Math.max(opening, cutting) < promised.held, `a picture of ${size} holds the page under ${ms(promised.held)}`)
  })
  keep(seen > promised.held, 'what holds the page on purpose is seen')
}

console.log(broken.length === 0 ? '\nEverything as promised.' : `\nNot as promised: ${broken.join('; ')}`)
process.exitCode = broken.length === 0 ? 0 : 1
