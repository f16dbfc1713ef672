import { pause } from '#wait.ts'
import type { Family, Labels, Series } from './text.ts'

/** Milliseconds that one reader may take. A scrape must not wait for a database that does not answer. */
const longestRead = 2_000

/** What a reader knows about a family: one number, several numbers with labels, or null if it knows nothing. */
type Value = number | null | readonly { readonly labels: Labels; readonly value: number }[]

type Reader = () => Promise<Family[]>

const labelsOf = (names: readonly string[], values: readonly string[]): Labels =>
  Object.fromEntries(names.map((name, at) => [name, values[at] ?? '']))

const seriesOf = (value: Value): Series[] =>
  value === null ? [] : (typeof value === 'number' ? [{ labels: {}, value }] : value).map((one) => ({ suffix: '', ...one }))

/**
 * Holds the numbers of one process for its operator. `add` looks into a map; code that runs for each request keeps the series that `of`
 * returns, and adds to it. Label values come from fixed lists of ours, so
 * that the number of series has a limit, and never from a person: no id, name, number or address.
 */
export function createRegistry() {
  const readers: Reader[] = []
  const unread = new Map<string, number>()

  /** Makes a family whose numbers are counted. `by` may be negative for a gauge. */
  function counted(kind: 'counter' | 'gauge', name: string, help: string, names: readonly string[]) {
    const series = new Map<string, { labels: Labels; value: number }>()
    const of = (...values: readonly string[]): { value: number } => {
      const key = values.join('\n')
      const known = series.get(key)
      if (known) return known
      const made = { labels: labelsOf(names, values), value: 0 }
      series.set(key, made)
      return made
    }
    const add = (by: number, ...values: readonly string[]): void => {
      of(...values).value += by
    }
    readers.push(async () => [{ name, kind, help, series: seriesOf([...series.values()]) }])
    return { of, add }
  }

  return {
    /** Makes a counter. `add(1, …)` takes the values of the labels in order. */
    counter: (name: string, help: string, ...labels: readonly string[]) => counted('counter', name, help, labels),
    /** Makes a gauge that goes up and down. */
    level: (name: string, help: string, ...labels: readonly string[]) => counted('gauge', name, help, labels),
    /** Makes a histogram with these upper limits, in growing order. */
    histogram(name: string, help: string, limits: readonly number[], ...labels: readonly string[]) {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number }>()
      readers.push(async () => {
        const numbers = [...series.values()].flatMap((one): Series[] => {
          let upTo = 0
          const buckets = [...limits, Infinity].map((limit, at): Series => {
            upTo += one.counts[at] ?? 0
            return { suffix: '_bucket', labels: { ...one.labels, le: limit === Infinity ? '+Inf' : String(limit) }, value: upTo }
          })
          return [...buckets, { suffix: '_sum', labels: one.labels, value: one.sum }, { suffix: '_count', labels: one.labels, value: upTo }]
        })
        return [{ name, kind: 'histogram', help, series: numbers }]
      })
      return {
        /** Returns the function that adds a value to the series with these labels. Call it once for a series. */
        of(...values: readonly string[]): (value: number) => void {
          const one = { labels: labelsOf(labels, values), counts: [...limits, Infinity].map(() => 0), sum: 0 }
          series.set(values.join('\n'), one)
          return (value) => {
            let at = 0
            while (value > (limits[at] ?? Infinity)) at += 1
            one.counts[at] = (one.counts[at] ?? 0) + 1
            one.sum += value
          }
        },
      }
    },
    /**
     * Adds families that are read when somebody scrapes. `helps` has the help of each name; a name in `_total` is a counter. If `read` fails
     * or takes too long, its families have no numbers and `wasla_metrics_unread` says so.
     */
    reader<Name extends string>(
      part: string,
      helps: Readonly<Record<Name, string>>,
      read: () => Readonly<Record<Name, Value>> | Promise<Readonly<Record<Name, Value>>>,
    ): void {
      readers.push(async () => {
        const over = new AbortController()
        const late = pause(longestRead, over.signal).then(() => null)
        const done = (async () => read())().catch(() => null)
        const values = await Promise.race([done, late]).finally(() => over.abort())
        unread.set(part, values === null ? 1 : 0)
        return (Object.entries(helps) as [Name, string][]).map(([name, help]): Family => ({
          name,
          kind: name.endsWith('_total') ? 'counter' : 'gauge',
          help,
          series: values === null ? [] : seriesOf(values[name]),
        }))
      })
    },
    /** Reads everything, the parts at the same time. */
    async families(): Promise<Family[]> {
      const read = (await Promise.all(readers.map((reader) => reader()))).flat()
      const series = seriesOf([...unread].map(([part, value]) => ({ labels: { part }, value })))
      return [...read, { name: 'wasla_metrics_unread', kind: 'gauge', help: 'Whether a part of these numbers could not be read.', series }]
    },
  }
}

export type Registry = ReturnType<typeof createRegistry>
