import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import autocannon from 'autocannon'
import { nodeEnvironment, nodeOptions } from '../src/config/node-options.ts'

/**
 * Promises for a redirect with its click. `ratio`: its rate, divided by that of a bare redirect of the same framework. `p99`: the ratio of
 * both p99. `late`: milliseconds from the last redirect of a steady stream until its click is counted. `lost`: number of lost clicks.
 */
const promised = { ratio: 0.75, p99: 1.5, late: 1_000, lost: 0 } as const
/** Redirects per second of the steady stream. */
const steadyRate = 10_000
/** Number of short rounds; the first argument sets it. Both routes take turns, so that other load of the machine affects both. */
const rounds = Number(process.argv[2] ?? 15)
const seconds = { round: 1, warming: 3, steady: Math.min(rounds * 4, 60) } as const
const connections = 32
/** Milliseconds without a newly counted click, after which no further clicks are expected. */
const nothingFor = 10_000

type Ports = { product: number; bare: number; codes: readonly string[] }
/** The port and the link codes of a workload. `codes` has one link for all requests, or many links. */
type Load = { port: number; codes: readonly string[]; isBare: boolean }

const ask = async <T>(child: ChildProcess, question: string): Promise<T> => {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

const agent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1'

let visitor = 0
/** Turns each request into one of a new visitor on one of the links, so that every click counts. */
const visit = (codes: readonly string[]) => (request: object) => {
  visitor += 1
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  return { ...request, path: `/t/${codes[visitor % codes.length]}`, headers: { 'user-agent': agent, 'x-forwarded-for': address } }
}

const requestsOf = ({ codes }: Load) => [{ method: 'GET' as const, setupRequest: visit(codes) }]
const urlOf = ({ port }: Load) => `http://127.0.0.1:${port}`

type Counted = { clicks: number; milliseconds: number }

/** Waits until at least `least` clicks are counted and no further clicks come. Returns the number of clicks and the milliseconds. */
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
 * Measures the rate of redirects, whose clicks are written to the journal, and the processor time of the answering thread per redirect, in
 * microseconds. Another thread counts the clicks. Then waits until all clicks are counted, and measures the rate and the processor time of
 * counting alone.
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

/** Measures the bare route and the product in alternating rounds. Returns the medians. */
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

/**
 * Sends a steady stream of redirects. Returns the p99 of the redirects, the number of lost clicks, and the milliseconds from the last
 * response until all clicks are counted.
 */
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
    // Measures the time that the machine and the client add without the product.
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
