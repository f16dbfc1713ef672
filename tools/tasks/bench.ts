import { benchComponents } from '../bench/components.ts'
import { auditPages, weighPages } from '../bench/pages.ts'
import { benchPictures } from '../bench/pictures.ts'
import { sizesOfSystem } from '../bench/size.ts'
import { buildApp } from '../build.ts'
import { inRoot, run } from '../process.ts'

/** The targets of the product; the run fails if one is missed. */
const promised = {
  signInScripts: 100_000,
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

/** Benchmarks of the server, each in a process of its own. Those of a word run one after another. `what` they measure is said if they fail. */
const ofServer: readonly { word: string; file: string; what: string; node?: readonly string[] }[] = [
  { word: 'server', file: 'main.ts', what: 'the server' },
  { word: 'payouts', file: 'payouts.ts', what: 'a payout run' },
  { word: 'start', file: 'start.ts', what: 'a start after a kill' },
  { word: 'server', file: 'overload.ts', what: 'a server of which too much is asked' },
  { word: 'server', file: 'waiting-list.ts', what: 'a place in the waiting list' },
  { word: 'server', file: 'admin-lists.ts', what: 'tables of the back office' },
  { word: 'server', file: 'uploads.ts', what: 'the memory of uploads', node: ['--expose-gc'] },
  { word: 'program-matches', file: 'program-matches.ts', what: 'counts of who matches a program' },
  { word: 'ledger', file: 'ledger.ts', what: 'the ledger' },
  { word: 'funds', file: 'funds.ts', what: 'proofs of funds' },
  { word: 'conversions', file: 'conversions.ts', what: 'conversions' },
  { word: 'ledger', file: 'ledger/http.ts', what: 'the ledger over HTTP' },
  { word: 'ledger', file: 'ledger/million.ts', what: 'a ledger of a million entries' },
  { word: 'group-figures', file: 'group-figures.ts', what: 'figures of groups' },
  { word: 'search-lists', file: 'search-lists.ts', what: 'search, people and groups' },
  { word: 'events', file: 'events.ts', what: 'open streams of events' },
  { word: 'webhooks', file: 'webhooks.ts', what: 'webhooks' },
  { word: 'performance', file: 'performance.ts', what: 'figures of programs' },
  { word: 'redirect', file: 'redirect.ts', what: "participants' links" },
  { word: 'documents', file: 'documents.ts', what: 'the dearest operations' },
  { word: 'counting', file: 'counting.ts', what: 'counting clicks' },
  { word: 'program-lists', file: 'program-lists.ts', what: 'lists of programs' },
  { word: 'public-page', file: 'public-page.ts', what: 'the page of a public profile' },
  { word: 'rendered-page', file: 'rendered-page.ts', what: 'cached public pages, and pages rendered for their request' },
  { word: 'member-page', file: 'member-page.ts', what: 'pages with the data of their reader' },
  { word: 'public-profile', file: 'public-profile.ts', what: 'a public profile' },
]
/** These run only if they are requested by name: they take long. */
const onlyByName: typeof ofServer = [
  { word: 'load', file: 'load/load.ts', what: 'the load held' },
  { word: 'soak', file: 'load/soak.ts', what: 'memory over time' },
  { word: 'growth', file: 'growth/growth.ts', what: 'what people wait for in a large store' },
  { word: 'ledger-proof', file: 'ledger/proof.ts', what: 'the proof of the ledger' },
  { word: 'kills', file: 'kills.ts', what: 'processes that are killed' },
]

/**
 * `npm run bench` measures the server, the routes' weight and Lighthouse, the design system's size and speed, and large pictures. A word
 * after `--` chooses one measurement, which gets the words after it.
 */
const single = [...ofServer, ...onlyByName].map(({ word }) => word).concat('weight', 'lighthouse', 'size', 'components', 'pictures')
/** Measurements of one subject. */
const groups: Readonly<Record<string, readonly string[]>> = { pages: ['rendered-page', 'member-page', 'weight', 'lighthouse'] }
const words = new Set([...single, ...Object.keys(groups)])
const [only, ...given] = process.argv.slice(2)
if (only !== undefined && !words.has(only)) {
  console.error(`There is nothing called "${only}" to measure. There are: ${[...words].join(', ')}.`)
  process.exit(64)
}
const isRequested = (word: string) => only === undefined || only === word || (groups[only]?.includes(word) ?? false)

for (const { word, file, what, node = [] } of [...ofServer, ...onlyByName.filter((one) => one.word === only)]) {
  if (!isRequested(word)) continue
  if (word.endsWith('-page') && (await buildApp(console.error)) !== 0) process.exit(1)
  keep((await run(process.execPath, [...node, inRoot('server/bench', file), ...given])) === 0, what)
}

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
