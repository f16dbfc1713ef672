import { isServed, type Caller } from './caller.ts'
import { causesOf, mostMemory, slowestOf, timesAsText, timesOf } from './report.ts'
import type { Memory } from './world.ts'

/** Promises at the given rate: milliseconds of requests, and megabytes of one process after the first requests and after all. */
const promised = { p95: 100, p99: 250, memory: { first: 250, all: 300 } } as const
const slowest = 5

export type Rate = {
  /** Requests per second. */
  readonly perSecond: number
  /** Requests before the first look at the memory, and before the second. */
  readonly first: number
  readonly all: number
  /** Requests at the beginning whose times are not counted. */
  readonly warming: number
}

/** Sends the mixture at a fixed rate, and prints times and memory. Returns the promises that are broken. */
export async function measureRate(
  caller: Caller,
  memory: () => Promise<readonly Memory[]>,
  { perSecond, first, all, warming }: Rate,
): Promise<string[]> {
  const before = Math.min(warming, first)
  const warm = await caller.atRate(perSecond, before)
  const early = await caller.atRate(perSecond, first - before)
  const afterFirst = mostMemory(await memory())
  const late = await caller.atRate(perSecond, Math.max(0, all - first))
  const afterAll = mostMemory(await memory())

  const outcomes = [...early.outcomes, ...late.outcomes]
  // A request that this process sent too late has waited since it was due.
  const times = timesOf(outcomes.map((outcome) => outcome.took + outcome.late))
  const failed = [...warm.outcomes, ...outcomes].filter((outcome) => !isServed(outcome))
  const replaced = caller.takeReplaced()
  const ofMemory = ({ rss, live }: typeof afterAll) => `${rss.toFixed(0)} MB, ${live.toFixed(0)} MB of them reachable`
  const lines = [
    `  ${outcomes.length} requests, ${perSecond} a second: ${timesAsText(times)} (promised: p95 at most ${promised.p95}, p99 at most ${promised.p99})`,
    `  slowest by p95: ${slowestOf(outcomes, slowest)}`,
    `  failed: ${failed.length} (promised: none)`,
    ...causesOf(failed),
    ...replaced.map(({ name, count }) => `    ${count} × nobody was free for ${name}`),
    `  a process after ${first} requests: ${ofMemory(afterFirst)} (promised: below ${promised.memory.first})`,
    `  a process after ${all} requests: ${ofMemory(afterAll)} (promised: below ${promised.memory.all})`,
  ]
  for (const line of lines) console.log(line)
  return [
    ...(times.p95 > promised.p95 || times.p99 > promised.p99 ? ['times of the mixture'] : []),
    ...(failed.length > 0 ? ['no failure'] : []),
    ...(replaced.length > 0 ? ['the whole mixture'] : []),
    ...(afterFirst.rss >= promised.memory.first || afterAll.rss >= promised.memory.all ? ['memory'] : []),
  ]
}
