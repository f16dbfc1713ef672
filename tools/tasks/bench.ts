import { benchComponents } from '../bench/components.ts'
import { auditPages, weighPages } from '../bench/pages.ts'
import { benchPictures } from '../bench/pictures.ts'
import { sizesOfSystem } from '../bench/size.ts'
import { buildApp } from '../build.ts'
import { inRoot, run } from '../process.ts'

/** The targets of the product; the run fails if one is missed. */
const promised = {
  signInScripts: 175_000,
  ownScripts: 60_000,
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  /** Largest contentful paint of a public profile, in ms. */
  largestPaint: 1_500,
  layoutShift: 0,
  systemStyles: 40_000,
  ratio: 1.15,
  /** The longest time a page may be blocked while a picture is opened or cropped, in ms. */
  held: 200,
}

const broken: string[] = []
const keep = (isMet: boolean, promise: string) => {
  if (!isMet) broken.push(promise)
}
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const ms = (time: number) => `${Math.round(time)} ms`

/**
 * `npm run bench` measures the server, the ledger, the routes' weight and Lighthouse, the design system's size and speed, payout runs and
 * large pictures. A word after `--` chooses one measurement.
 */
const words = [
  'server',
  'ledger',
  'conversions',
  'ledger-proof',
  'public-page',
  'public-profile',
  'program-lists',
  'program-matches',
  'documents',
  'performance',
  'search-lists',
  'group-figures',
  'payouts',
  'events',
  'redirect',
  'counting',
  'weight',
  'lighthouse',
  'size',
  'components',
  'pictures',
] as const
const [only] = process.argv.slice(2)
if (only !== undefined && !words.some((word) => word === only)) {
  console.error(`There is nothing called "${only}" to measure. There are: ${words.join(', ')}.`)
  process.exit(64)
}
const isRequested = (word: (typeof words)[number]) => only === undefined || only === word

if (isRequested('server')) keep((await run(process.execPath, [inRoot('server/bench/main.ts')])) === 0, 'the server')
if (isRequested('payouts')) keep((await run(process.execPath, [inRoot('server/bench/payouts.ts')])) === 0, 'a payout run')
if (isRequested('server'))
  keep((await run(process.execPath, [inRoot('server/bench/overload.ts')])) === 0, 'a server of which too much is asked')
if (isRequested('server'))
  keep((await run(process.execPath, [inRoot('server/bench/waiting-list.ts')])) === 0, 'a place in the waiting list')
if (isRequested('server')) keep((await run(process.execPath, [inRoot('server/bench/admin-lists.ts')])) === 0, 'tables of the back office')
if (isRequested('server'))
  keep((await run(process.execPath, ['--expose-gc', inRoot('server/bench/uploads.ts')])) === 0, 'the memory of uploads')
if (isRequested('program-matches'))
  keep((await run(process.execPath, [inRoot('server/bench/program-matches.ts')])) === 0, 'counts of who matches a program')

if (isRequested('ledger')) keep((await run(process.execPath, [inRoot('server/bench/ledger.ts')])) === 0, 'the ledger')
if (isRequested('conversions')) keep((await run(process.execPath, [inRoot('server/bench/conversions.ts')])) === 0, 'conversions')
if (isRequested('ledger')) keep((await run(process.execPath, [inRoot('server/bench/ledger/http.ts')])) === 0, 'the ledger over HTTP')
if (isRequested('ledger'))
  keep((await run(process.execPath, [inRoot('server/bench/ledger/million.ts')])) === 0, 'a ledger of a million entries')

if (isRequested('group-figures')) keep((await run(process.execPath, [inRoot('server/bench/group-figures.ts')])) === 0, 'figures of groups')
if (isRequested('search-lists'))
  keep((await run(process.execPath, [inRoot('server/bench/search-lists.ts'), ...process.argv.slice(3)])) === 0, 'search, people and groups')
if (isRequested('events')) keep((await run(process.execPath, [inRoot('server/bench/events.ts')])) === 0, 'open streams of events')

if (isRequested('performance')) keep((await run(process.execPath, [inRoot('server/bench/performance.ts')])) === 0, 'figures of programs')
if (isRequested('redirect'))
  keep((await run(process.execPath, [inRoot('server/bench/redirect.ts'), ...process.argv.slice(3)])) === 0, "participants' links")

if (isRequested('documents')) keep((await run(process.execPath, [inRoot('server/bench/documents.ts')])) === 0, 'the dearest operations')
if (isRequested('counting')) keep((await run(process.execPath, [inRoot('server/bench/counting.ts')])) === 0, 'counting clicks')

if (isRequested('program-lists')) keep((await run(process.execPath, [inRoot('server/bench/program-lists.ts')])) === 0, 'lists of programs')

// Runs only if it is requested by name: it measures nothing and takes long.
if (only === 'ledger-proof')
  keep((await run(process.execPath, [inRoot('server/bench/ledger/proof.ts'), ...process.argv.slice(3)])) === 0, 'the proof of the ledger')

if (isRequested('public-page')) {
  if ((await buildApp(console.error)) !== 0) process.exit(1)
  keep((await run(process.execPath, [inRoot('server/bench/public-page.ts')])) === 0, 'the page of a public profile')
}

if (isRequested('public-profile')) keep((await run(process.execPath, [inRoot('server/bench/public-profile.ts')])) === 0, 'a public profile')

if (isRequested('weight')) await weighPages(promised, keep)
if (isRequested('lighthouse')) await auditPages(promised, keep)

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
