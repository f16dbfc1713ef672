import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { nodeEnvironment, nodeOptions } from '../src/node-options.ts'

export type Steady = {
  /** The process that is measured, with what it is told. */
  target: string
  arguments?: readonly string[]
  /** How many things of a kind there are at first, and then: a hundred times as many. */
  sizes: readonly [number, number]
  /** Milliseconds, and how much dearer a visit may be with a hundred times the things. */
  promised: { p95: number; ratio: number }
  /** What is counted. */
  of: string
}

/** What the product promises of a public profile. */
export const ofProfiles = {
  target: 'public-page-target.ts',
  sizes: [1_000, 100_000],
  promised: { p95: 15, ratio: 1.3 },
  of: 'profiles',
} as const satisfies Steady
const perSecond = 200
const seconds = { warming: 3, measured: 4 }
/** The middle one of several rounds: others use the machine too. */
const rounds = 5

/** One visit to the thing of that number; resolves at the last byte. */
export type Visit = (to: { agent: Agent; port: number; index: number }) => Promise<void>

const quantile = (sorted: readonly number[], part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

async function ask<T>(child: ChildProcess, question: string | number): Promise<T> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

/** Times of visits that come when they come, whether or not the one before was answered, each since it was due. */
async function visits(visit: Visit, agent: Agent, port: number, profiles: number, count: number): Promise<number[]> {
  const begin = performance.now()
  const times: Promise<number>[] = []
  while (times.length < count) {
    const due = begin + (times.length * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resume) => setTimeout(resume, wait))
    // A walk over all of them that seems to have no order.
    times.push(visit({ agent, port, index: (times.length * 7_919) % profiles }).then(() => performance.now() - due))
  }
  return (await Promise.all(times)).toSorted((a, b) => a - b)
}

/** Visits steadily, with a few things and with a hundred times as many, tells the times and fails the run where a promise is broken. */
export async function measureSteadily(what: string, visit: Visit, { target, sizes, promised, of, ...steady }: Steady): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const child = fork(new URL(target, import.meta.url), [...(steady.arguments ?? [])], {
    execArgv: [...nodeOptions],
    env: { ...process.env, ...nodeEnvironment },
  })
  try {
    const [port] = (await once(child, 'message')) as [number]
    const results: { p95: number; cost: number }[] = []
    for (const profiles of sizes) {
      await ask(child, profiles)
      await visits(visit, agent, port, profiles, seconds.warming * perSecond)
      const before = await ask<NodeJS.CpuUsage>(child, 'cpu')
      const measured: number[][] = []
      for (let round = 0; round < rounds; round++) measured.push(await visits(visit, agent, port, profiles, seconds.measured * perSecond))
      const after = await ask<NodeJS.CpuUsage>(child, 'cpu')
      const cost = (after.user + after.system - before.user - before.system) / 1000 / measured.flat().length
      const middle = (part: number) =>
        quantile(
          measured.map((times) => quantile(times, part)).toSorted((a, b) => a - b),
          0.5,
        )
      results.push({ p95: middle(0.95), cost })
      console.log(
        `${what}, ${profiles} ${of}, ${perSecond} requests/s: median ${middle(0.5).toFixed(1)} ms, p95 ${middle(0.95).toFixed(1)} ms, p99 ${middle(0.99).toFixed(1)} ms, ${cost.toFixed(2)} ms of processor each; the machine's load ${loadavg()[0]?.toFixed(1)}`,
      )
    }
    const [few, many] = results
    const ratio = (many?.cost ?? 0) / (few?.cost ?? 1)
    console.log(
      `a hundred times the ${of} cost ${ratio.toFixed(2)} times the processor (promised: at most ${promised.ratio}), p95 below ${promised.p95} ms promised`,
    )
    if (ratio > promised.ratio || results.some(({ p95 }) => p95 >= promised.p95)) process.exitCode = 1
  } finally {
    agent.destroy()
    if (child.connected) child.send('stop')
  }
}
