import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import autocannon from 'autocannon'
import { nodeEnvironment, nodeOptions } from '../src/node-options.ts'

/**
 * What the product promises of a redirect with its click, beside a bare one of the same framework: redirects per second, and how much longer
 * the slowest take; how long after the last redirect of a steady stream its click is counted, in milliseconds.
 */
const promised = { ratio: 0.75, p99: 1.5, late: 1_000, lost: 0 } as const
/** Redirects per second of the steady stream. */
const steadyRate = 10_000
/** Short rounds, by turns: what else the machine does falls on both. A number after the file's name makes fewer of them. */
const rounds = Number(process.argv[2] ?? 15)
const seconds = { round: 1, warming: 3, steady: Math.min(rounds * 4, 60) } as const
const connections = 32
/** Where nothing was counted for so long, nothing more will be. Milliseconds. */
const nothingFor = 10_000

type Ports = { product: number; bare: number; codes: readonly string[] }
/** How many ask, and where: all by one link, or by many. */
type Load = { port: number; codes: readonly string[]; isBare: boolean }

const ask = async <T>(child: ChildProcess, question: string): Promise<T> => {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

let visitor = 0
/** Another visitor each time, by this or that link: every click is one that counts. */
const visit = (codes: readonly string[]) => (request: object) => {
  visitor += 1
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  return { ...request, path: `/t/${codes[visitor % codes.length]}`, headers: { 'user-agent': agent, 'x-forwarded-for': address } }
}

const requestsOf = ({ codes }: Load) => [{ method: 'GET' as const, setupRequest: visit(codes) }]
const urlOf = ({ port }: Load) => `http://127.0.0.1:${port}`

type Counted = { clicks: number; milliseconds: number }

/** All clicks that are counted, once at least so many are and no more come; and how long that took. */
async function counted(child: ChildProcess, least: number): Promise<Counted> {
  const began = performance.now()
  let before = -1
  let since = began
  for (;;) {
    const clicks = await ask<number>(child, 'clicks')
    const now = performance.now()
    if (clicks !== before) since = now
    before = clicks
    if (now - since > (clicks < least ? nothingFor : 400)) return { clicks, milliseconds: since - began }
    await new Promise((resume) => setTimeout(resume, 100))
  }
}

type Speed = { perSecond: number; cost: number; countedPerSecond: number; backlog: number; costOfCounting: number }

/**
 * Redirects in a second with their clicks in the journal, and what one costs the thread that answers, in microseconds of processor: clicks
 * are counted in another one. Then everything is counted before anything else is measured: how many a second, and at what cost, the answering not included.
 */
async function speedOf(child: ChildProcess, load: Load, duration: number = seconds.round): Promise<Speed> {
  const used = async (question: 'cpu' | 'redirecting') => {
    const { user, system } = await ask<{ user: number; system: number }>(child, question)
    return user + system
  }
  const { clicks: first } = await counted(child, 0)
  const before = await used('redirecting')
  const result = await autocannon({ url: urlOf(load), connections, duration, requests: requestsOf(load) })
  if (result['3xx'] === 0 || result.non2xx !== result['3xx'] || result.errors > 0)
    throw new Error(`${urlOf(load)}: ${result.non2xx} answers, ${result['3xx']} redirects, ${result.errors} failed`)
  const after = await used('redirecting')
  const answered = await used('cpu')
  const expected = load.isBare ? first : first + result['3xx']
  const already = await ask<number>(child, 'clicks')
  const { clicks: all, milliseconds } = await counted(child, expected)
  if (all < expected) throw new Error(`${expected - all} clicks were not counted`)
  const behind = all - already
  return {
    perSecond: result.requests.average,
    cost: (after - before) / result.requests.total,
    countedPerSecond: behind / (milliseconds / 1_000),
    backlog: behind,
    costOfCounting: ((await used('cpu')) - answered) / Math.max(1, behind),
  }
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Rounds by turns; the middle ones of both. */
async function compare(child: ChildProcess, bare: Load, product: Load) {
  await speedOf(child, bare, seconds.warming)
  await speedOf(child, product, seconds.warming)
  const pairs: { bare: Speed; product: Speed }[] = []
  for (let round = 0; round < rounds; round++) pairs.push({ bare: await speedOf(child, bare), product: await speedOf(child, product) })
  const middle = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of))
  return {
    perSecond: { bare: middle((pair) => pair.bare.perSecond), product: middle((pair) => pair.product.perSecond) },
    cost: { bare: middle((pair) => pair.bare.cost), product: middle((pair) => pair.product.cost) },
    ratio: middle((pair) => pair.product.perSecond / pair.bare.perSecond),
    ratioOfCost: middle((pair) => pair.bare.cost / pair.product.cost),
    countedPerSecond: middle((pair) => pair.product.countedPerSecond),
    costOfCounting: middle((pair) => pair.product.costOfCounting),
    backlog: middle((pair) => pair.product.backlog),
  }
}

/** A steady stream: how long redirects take then, whether each click is counted, and how long after the last answer that was. */
async function steadily(child: ChildProcess, load: Load, rate: number) {
  const { clicks: before } = await counted(child, 0)
  const amount = Math.round(rate * seconds.steady)
  const began = performance.now()
  const result = await autocannon({ url: urlOf(load), connections, amount, overallRate: Math.round(rate), requests: requestsOf(load) })
  const took = (performance.now() - began) / 1_000
  const already = await ask<number>(child, 'clicks')
  const { clicks: all, milliseconds } = await counted(child, before + (load.isBare ? 0 : result['3xx']))
  return {
    p99: result.latency.p99,
    perSecond: result['3xx'] / took,
    lost: result['3xx'] - (all - before),
    redirected: result['3xx'],
    amount,
    errors: result.errors,
    behind: all - already,
    countedIn: milliseconds,
  }
}

const child = fork(new URL('redirect-target.ts', import.meta.url), {
  execArgv: [...nodeOptions],
  env: { ...process.env, ...nodeEnvironment },
})
try {
  const [{ product, bare, codes }] = (await once(child, 'message')) as [Ports]
  for (const [what, used] of [
    ['a thousand links', codes],
    ['one link by all', codes.slice(0, 1)],
  ] as const) {
    const load = { port: product, codes: used, isBare: false }
    const bareLoad = { port: bare, codes: used, isBare: true }
    const speed = await compare(child, bareLoad, load)
    const steady = await steadily(child, load, steadyRate)
    // What the machine and whoever asks add of their own.
    const bareSteady = await steadily(child, bareLoad, steadyRate)
    const slower = steady.p99 / Math.max(1, bareSteady.p99)
    const lines = [
      `${what}: ${Math.round(speed.perSecond.product)} redirects/s with their clicks in the journal, ${speed.cost.product.toFixed(0)} µs of processor each; bare ${Math.round(speed.perSecond.bare)}/s, ${speed.cost.bare.toFixed(0)} µs; the machine's load ${loadavg()[0]?.toFixed(1)}`,
      `  ratio of redirects per second ${speed.ratio.toFixed(2)} (promised: at least ${promised.ratio}); by processor time ${speed.ratioOfCost.toFixed(2)}`,
      `  counted behind: ${Math.round(speed.countedPerSecond)} clicks/s, ${speed.costOfCounting.toFixed(0)} µs of processor each, once nobody comes; ${Math.round(speed.backlog)} waited after a second at full speed`,
      `  at ${steadyRate} a second for ${seconds.steady} s p99 ${steady.p99} ms, a bare one ${bareSteady.p99} ms, ${slower.toFixed(1)} times as long (promised: at most ${promised.p99}), ${steady.redirected} of ${steady.amount} redirected at ${Math.round(steady.perSecond)} a second, ${steady.lost} clicks lost (promised: ${promised.lost}); the last ${steady.behind} were counted ${(steady.countedIn / 1_000).toFixed(1)} s after the last answer (promised: at most ${promised.late / 1_000} s)`,
    ]
    for (const line of lines) console.log(line)
    const isAsPromised =
      speed.ratio >= promised.ratio &&
      slower <= promised.p99 &&
      steady.countedIn <= promised.late &&
      steady.lost === promised.lost &&
      steady.redirected === steady.amount &&
      steady.errors === 0
    if (!isAsPromised) process.exitCode = 1
  }
} finally {
  if (child.connected) child.send('stop')
}
