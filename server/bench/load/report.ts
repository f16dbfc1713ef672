import { isRefused, isServed, type Outcome } from './caller.ts'
import { quantile, sortedOf } from './figures.ts'
import type { Kind } from './mix.ts'
import type { Memory } from './world.ts'

const megabyte = 1024 * 1024

export const inMegabytes = (bytes: number): number => bytes / megabyte

/** Returns median, p95 and p99 of times in milliseconds. */
export function timesOf(milliseconds: readonly number[]): { median: number; p95: number; p99: number } {
  const sorted = sortedOf(milliseconds)
  return { median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), p99: quantile(sorted, 0.99) }
}

/** Returns the times as text, such as `median 4 ms, p95 20 ms, p99 41 ms`. */
export const timesAsText = ({ median, p95, p99 }: ReturnType<typeof timesOf>): string =>
  `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`

/** Causes that are printed at most. */
const mostCauses = 8

/** Returns lines that say how often each operation was not served and why, the most frequent first. */
export function causesOf(outcomes: readonly Outcome[]): string[] {
  const failed = outcomes.filter((outcome) => !isServed(outcome))
  const groups = Map.groupBy(failed, ({ name, status, problem }) => `${name} ${problem ?? (status === 0 ? 'cut off' : status)}`)
  const causes = [...groups].toSorted(([, one], [, other]) => other.length - one.length)
  return causes.slice(0, mostCauses).map(([text, { length: count }]) => `    ${count} × ${text}`)
}

/** Returns the operations that take longest, by their p95, as text. */
export function slowestOf(outcomes: readonly Outcome[], most: number): string {
  const groups = Map.groupBy(outcomes.filter(isServed), ({ name }) => name)
  return [...groups]
    .map(([name, own]) => ({ name, p95: timesOf(own.map(({ took }) => took)).p95 }))
    .toSorted((one, other) => other.p95 - one.p95)
    .slice(0, most)
    .map(({ name, p95 }) => `${name} ${p95.toFixed(0)} ms`)
    .join(', ')
}

/** Returns the part of the requests of a kind that was served, from 0 to 1. A full server refuses all kinds alike. */
export function servedPart(outcomes: readonly Outcome[], of: Kind): number {
  const own = outcomes.filter(({ kind }) => kind === of)
  return own.length === 0 ? 0 : own.filter(isServed).length / own.length
}

/** Divides outcomes into those that were served, those that a full server refused, and all others. */
export function divide(outcomes: readonly Outcome[]): { served: Outcome[]; refused: Outcome[]; others: Outcome[] } {
  return {
    served: outcomes.filter(isServed),
    refused: outcomes.filter(isRefused),
    others: outcomes.filter((outcome) => !isServed(outcome) && !isRefused(outcome)),
  }
}

/** Returns the memory of the largest process in megabytes, of all memory and of the reachable heap. */
export const mostMemory = (memories: readonly Memory[]): { rss: number; live: number } => ({
  rss: inMegabytes(Math.max(...memories.map(({ rss }) => rss))),
  live: inMegabytes(Math.max(...memories.map(({ live }) => live))),
})
