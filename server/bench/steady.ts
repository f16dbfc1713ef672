import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { nodeEnvironment, nodeOptions } from '../src/config/node-options.ts'

export type Steady = {
  /** The file that the measured process runs. `arguments` are its command-line arguments. */
  target: string
  arguments?: readonly string[]
  /** Number of stored records in the first process, and a hundred times as many for the second. */
  sizes: readonly [number, number]
  /** Promised p95 in milliseconds, and the promised ratio of processor time with a hundred times as many records. */
  promised: { p95: number; ratio: number }
  /** Name of the records in the report, such as `profiles`. */
  of: string
}

/** Target, sizes and promises of the benchmarks of public profiles. */
export const ofProfiles = {
  target: 'public-page-target.ts',
  sizes: [1_000, 100_000],
  promised: { p95: 15, ratio: 1.3 },
  of: 'profiles',
} as const satisfies Steady
const perSecond = 200
const seconds = { warming: 3, measured: 4 }
/** Number of rounds. Their median is reported, because other programs use the machine too. */
const rounds = 7

/** Requests the record with the number `index`. Resolves at the last byte of the response. */
export type Visit = (to: { agent: Agent; port: number; index: number }) => Promise<void>

const quantile = (sorted: readonly number[], part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

async function ask<T>(child: ChildProcess, question: string | number): Promise<T> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

/**
 * Sends visits at a fixed rate, without waiting for earlier answers. Returns the sorted milliseconds from the time at which each visit was
 * due to its response.
 */
async function visits(visit: Visit, agent: Agent, port: number, profiles: number, count: number): Promise<number[]> {
  const begin = performance.now()
  const times: Promise<number>[] = []
  while (times.length < count) {
    const due = begin + (times.length * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resume) => setTimeout(resume, wait))
    // Visits all records in an order that looks random.
    times.push(visit({ agent, port, index: (times.length * 7_919) % profiles }).then(() => performance.now() - due))
  }
  return (await Promise.all(times)).toSorted((a, b) => a - b)
}

type Round = { readonly times: readonly number[]; readonly cost: number }

/**
 * Starts a target process with `size` records and sends some visits to warm it up. `round` sends visits for some seconds and measures them.
 */
async function start(visit: Visit, { target, arguments: given = [] }: Pick<Steady, 'target' | 'arguments'>, size: number) {
  const child = fork(new URL(target, import.meta.url), [...given], {
    execArgv: [...nodeOptions],
    env: { ...process.env, ...nodeEnvironment },
  })
  const [port] = (await once(child, 'message')) as [number]
  await ask(child, size)
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  await visits(visit, agent, port, size, seconds.warming * perSecond)
  return {
    async round(): Promise<Round> {
      const before = await ask<NodeJS.CpuUsage>(child, 'cpu')
      const times = await visits(visit, agent, port, size, seconds.measured * perSecond)
      const after = await ask<NodeJS.CpuUsage>(child, 'cpu')
      return { times, cost: (after.user + after.system - before.user - before.system) / 1000 / times.length }
    },
    stop(): void {
      agent.destroy()
      if (child.connected) child.send('stop')
    },
  }
}

const middleOf = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/**
 * Measures visits at a steady rate, to a process with few records and to one with a hundred times as many. Prints the times, and fails the
 * run if a promise is broken. Both processes run at the same time and get rounds of visits in turn. Each round is compared with the next
 * round of the other process, because a shared machine may be half as fast a minute later.
 */
export async function measureSteadily(what: string, visit: Visit, { sizes, promised, of, ...steady }: Steady): Promise<void> {
  const targets: Awaited<ReturnType<typeof start>>[] = []
  try {
    for (const size of sizes) targets.push(await start(visit, steady, size))
    const measured: Round[][] = []
    for (let round = 0; round < rounds; round++) {
      const both: Round[] = []
      for (const target of targets) both.push(await target.round())
      measured.push(both)
    }
    const p95s = sizes.map((size, at) => {
      const its = measured.flatMap((both) => both[at] ?? [])
      const middle = (part: number) => middleOf(its.map(({ times }) => quantile(times, part)))
      console.log(
        `${what}, ${size} ${of}, ${perSecond} requests/s: median ${middle(0.5).toFixed(1)} ms, p95 ${middle(0.95).toFixed(1)} ms, p99 ${middle(0.99).toFixed(1)} ms, ${middleOf(its.map(({ cost }) => cost)).toFixed(2)} ms of processor each; the machine's load ${loadavg()[0]?.toFixed(1)}`,
      )
      return middle(0.95)
    })
    const ratios = measured.map(([few, many]) => (many?.cost ?? 0) / (few?.cost ?? 1))
    const ratio = middleOf(ratios)
    const [least, most] = [Math.min(...ratios), Math.max(...ratios)]
    console.log(
      `a hundred times the ${of} cost ${ratio.toFixed(2)} times the processor (rounds: ${least.toFixed(2)} to ${most.toFixed(2)}; promised: at most ${promised.ratio}), p95 below ${promised.p95} ms promised`,
    )
    if (ratio > promised.ratio || p95s.some((p95) => p95 >= promised.p95)) process.exitCode = 1
  } finally {
    for (const target of targets) target.stop()
  }
}
