import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import autocannon from 'autocannon'
import { typeSlug } from '@wasla/contract/profiles/types.ts'
import { nodeEnvironment, nodeOptions } from '../src/config/node-options.ts'
import { nameOf, typeOf } from './many-profiles.ts'

/**
 * Promises. `cached`: a bare route’s processor time per request of the same bytes, divided by that of a cached page. `p95`: milliseconds of
 * a page that is rendered for its request, at `rate` a second.
 */
const promised = { cached: 0.8, p95: 15, rate: 200 } as const
const rounds = 5
const seconds = 5

type Ports = { product: number; bare: number; size: number }

const child = fork(new URL('rendered-page-target.ts', import.meta.url), {
  execArgv: [...nodeOptions],
  env: { ...process.env, ...nodeEnvironment },
})
const [ports] = (await once(child, 'message')) as [Ports]

const cpu = async (): Promise<number> => {
  child.send('cpu')
  const [{ user, system }] = (await once(child, 'message')) as [{ user: number; system: number }]
  return user + system
}

type Measured = { cost: number; perSecond: number }

async function costOf(url: string): Promise<Measured> {
  const before = await cpu()
  const result = await autocannon({ url, connections: 8, duration: 1, headers: { 'accept-encoding': 'gzip', accept: 'text/html' } })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`)
  return { cost: ((await cpu()) - before) / result.requests.total, perSecond: result.requests.average }
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const at = (values: readonly number[], share: number) => sorted(values)[Math.floor(values.length * share)] ?? 0

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
const visit = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    get({ agent, host: '127.0.0.1', port: ports.product, path, headers: { 'accept-encoding': 'gzip', accept: 'text/html' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`))
      answer.resume().once('end', () => resolve(performance.now() - begun))
    }).once('error', reject)
  })

/** Requests pages that are not cached, at a steady rate. Returns the milliseconds that each took. */
async function newPages(from: number, rate: number, duration: number): Promise<number[]> {
  const begun = performance.now()
  const visits: Promise<number>[] = []
  for (let index = 0; index < rate * duration; index += 1) {
    const due = begun + (index * 1000) / rate
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => void setTimeout(resolve, wait))
    visits.push(visit(`/profile/${typeSlug[typeOf(from + index)]}/${nameOf(from + index)}`))
  }
  return Promise.all(visits)
}

const cached = `http://127.0.0.1:${ports.product}/profile/${typeSlug[typeOf(0)]}/${nameOf(0)}`
const bare = `http://127.0.0.1:${ports.bare}/page`
for (const url of [cached, bare]) await costOf(url)
const pairs: { cached: Measured; bare: Measured }[] = []
for (let round = 0; round < rounds; round += 1) pairs.push({ cached: await costOf(cached), bare: await costOf(bare) })
const ratio = at(
  pairs.map((pair) => pair.bare.cost / pair.cached.cost),
  0.5,
)
const median = (of: 'cached' | 'bare', what: 'cost' | 'perSecond') =>
  at(
    pairs.map((pair) => pair[of][what]),
    0.5,
  )
console.log(
  `A cached page of ${ports.size} bytes: ${median('cached', 'perSecond').toFixed(0)}/s, ${median('cached', 'cost').toFixed(0)} µs; bare ${median('bare', 'perSecond').toFixed(0)}/s, ${median('bare', 'cost').toFixed(0)} µs; ratio ${ratio.toFixed(2)} (promised ${promised.cached})`,
)

await newPages(1, 50, 4)
const before = await cpu()
const times = await newPages(1000, promised.rate, seconds)
const cost = ((await cpu()) - before) / times.length / 1000
console.log(
  `A page that is rendered for its request, ${promised.rate} a second: p50 ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms (promised ${promised.p95}), p99 ${at(times, 0.99).toFixed(1)} ms; ${cost.toFixed(1)} ms of processor time each`,
)
child.disconnect()
agent.destroy()
