import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { nodeEnvironment, nodeOptions } from '../src/config/node-options.ts'

export type Steady = {
  /** The file that the measured process runs. `arguments` are its command-line arguments, which may depend on its number of records. */
  target: string
  arguments?: readonly string[] | ((size: number) => readonly string[])
  /** Number of stored records in the first process, and the larger number in the second; usually a hundred times as many. */
  sizes: readonly [number, number]
  /** Promised p95 in milliseconds, and the promised ratio of processor time with a hundred times as many records. */
  promised: { p95: number; ratio: number }
  /** Name of the records in the report, such as `profiles`. */
  of: string
  /** Visits per second; 200 by default. */
  perSecond?: number
  /** Number of rounds; 7 by default. Their median is reported, because other programs use the machine too. */
  rounds?: number
}

/** Target, sizes and promises of the benchmarks of public profiles. */
export const ofProfiles = {
  target: 'public-page-target.ts',
  sizes: [1_000, 100_000],
  promised: { p95: 15, ratio: 1.3 },
  of: 'profiles',
} as const satisfies Steady
const usual = { perSecond: 200, rounds: 7 } as const
const seconds = { warming: 3, measured: 4 }

/** Requests the record with the number `index`. Resolves at the last byte of the response. */
export type Visit = (to: { agent: Agent; port: number; index: number }) => Promise<void>

const quantile = (sorted: readonly number[], part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

async function ask<T>(child: ChildProcess, question: string | number): Promise<T> {
  child.send(question)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

type Pace = { readonly perSecond: number; readonly count: number; readonly records: number }

/**
 * Sends visits at a fixed rate, without waiting for earlier answers. Returns the sorted milliseconds from the time at which each visit was
 * due to its response.
 */
async function visits(visit: Visit, agent: Agent, port: number, { perSecond, count, records }: Pace): Promise<number[]> {
  const begin = performance.now()
  const times: Promise<number>[] = []
  while (times.length < count) {
    const due = begin + (times.length * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resume) => setTimeout(resume, wait))
    // Visits all records in an order that looks random.
    times.push(visit({ agent, port, index: (times.length * 7_919) % records }).then(() => performance.now() - due))
  }
  return (await Promise.all(times)).toSorted((a, b) => a - b)
}

type Round = { readonly times: readonly number[]; readonly cost: number }

/** Starts a target process with `size` records. `warm` sends visits for some seconds; `round` does the same and measures them. */
async function start({ target, arguments: given = [], perSecond = usual.perSecond }: Steady, size: number) {
  const child = fork(new URL(target, import.meta.url), [...(typeof given === 'function' ? given(size) : given)], {
    execArgv: [...nodeOptions],
    env: { ...process.env, ...nodeEnvironment },
  })
  const [port] = (await once(child, 'message')) as [number]
  await ask(child, size)
  const agent = new Agent({ keepAlive: true, maxSockets: 128 })
  const visitFor = (visit: Visit, lasting: number) => visits(visit, agent, port, { perSecond, count: lasting * perSecond, records: size })
  return {
    warm: (visit: Visit) => visitFor(visit, seconds.warming),
    async round(visit: Visit): Promise<Round> {
      const before = await ask<NodeJS.CpuUsage>(child, 'cpu')
      const times = await visitFor(visit, seconds.measured)
      const after = await ask<NodeJS.CpuUsage>(child, 'cpu')
      return { times, cost: (after.user + after.system - before.user - before.system) / 1000 / times.length }
    },
    async stop(): Promise<void> {
      agent.destroy()
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      if (child.connected) child.send('stop')
      await ended
    },
  }
}

type Target = Awaited<ReturnType<typeof start>>

const middleOf = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )

/** Measures one kind of visit in turn on each target, and prints the times. Returns whether the promises are kept. */
async function compare(what: string, visit: Visit, targets: readonly Target[], steady: Steady): Promise<boolean> {
  const { sizes, promised, of, perSecond = usual.perSecond, rounds = usual.rounds } = steady
  for (const target of targets) await target.warm(visit)
  const measured: Round[][] = []
  for (let round = 0; round < rounds; round++) {
    const both: Round[] = []
    for (const target of targets) both.push(await target.round(visit))
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
    `${sizes[1] / sizes[0]} times the ${of} cost ${ratio.toFixed(2)} times the processor (rounds: ${least.toFixed(2)} to ${most.toFixed(2)}; promised: at most ${promised.ratio}), p95 below ${promised.p95} ms promised`,
  )
  return ratio <= promised.ratio && p95s.every((p95) => p95 < promised.p95)
}

/**
 * Measures several kinds of visits at a steady rate, to a process with few records and to one with many. Prints the times, and fails the
 * run if a promise is broken. Both processes run at the same time and get rounds of visits in turn. Each round is compared with the next
 * round of the other process, because a shared machine may be half as fast a minute later.
 */
export async function measureAllSteadily(all: Readonly<Record<string, Visit>>, steady: Steady): Promise<void> {
  const targets: Target[] = []
  try {
    for (const size of steady.sizes) targets.push(await start(steady, size))
    for (const [what, visit] of Object.entries(all)) if (!(await compare(what, visit, targets, steady))) process.exitCode = 1
  } finally {
    await Promise.all(targets.map((target) => target.stop()))
  }
}

/** Measures one kind of visit, as `measureAllSteadily` does. */
export const measureSteadily = (what: string, visit: Visit, steady: Steady): Promise<void> => measureAllSteadily({ [what]: visit }, steady)
