import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { nodeEnvironment, nodeOptions } from '../src/config/node-options.ts'

/**
 * Promises for a run over a hundred thousand rewards: its seconds, the growth of memory in megabytes, and p99 of other requests in
 * milliseconds.
 */
const promised = { seconds: 60, growth: 100, p99: 250 } as const
/** By default, a hundred programs owe a reward to a thousand people each. `node server/bench/payouts.ts 2 50` sets smaller numbers. */
const [programs = 100, people = 1_000] = process.argv
  .slice(2)
  .filter((one) => /^\d+$/.test(one))
  .map(Number)

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0

const child = fork(new URL('payouts-target.ts', import.meta.url), [], {
  execArgv: [...nodeOptions],
  env: { ...process.env, ...nodeEnvironment },
})

type Report = { owed?: number; rss?: number; milliseconds?: number; participants?: number }

/** Returns the next report that contains `key`. Skips reports of memory that arrive before it. */
async function reported<Key extends keyof Report>(key: Key): Promise<Required<Pick<Report, Key>> & Report> {
  for (;;) {
    const [answer] = (await once(child, 'message')) as [Report | string]
    if (typeof answer === 'object' && answer[key] !== undefined) return answer as Required<Pick<Report, Key>> & Report
  }
}

/** Sends a request for public data about ten times a second until the run is over. Returns the milliseconds of each request. */
async function visits(port: number, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const before = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}/user/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ countries { id } }' }),
    })
    await answer.arrayBuffer()
    times.push(performance.now() - before)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return times
}

const memory = async () => {
  child.send('rss')
  return (await reported('rss')).rss / 1024 / 1024
}

try {
  const [port] = (await once(child, 'message')) as [number]
  child.send(`fill ${programs} ${people}`)
  const { owed } = await reported('owed')
  const before = await memory()
  let most = before
  const run = { isOver: false }
  const looking = visits(port, () => run.isOver)
  const paying = reported('milliseconds')
  child.send('pay')
  const watching = (async () => {
    while (!run.isOver) {
      most = Math.max(most, await memory())
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  })()
  const { milliseconds, participants = 0 } = await paying
  run.isOver = true
  await watching
  const times = await looking
  const [seconds, growth, p99] = [milliseconds / 1000, most - before, quantile(times, 0.99)]
  console.log(
    `A run over ${participants} rewards: ${seconds.toFixed(1)} s, ${growth.toFixed(0)} MB more memory, others p99 ${p99.toFixed(1)} ms of ${times.length}; the machine's load ${loadavg()[0]?.toFixed(1)}`,
  )
  if (participants !== owed) throw new Error('Not every reward was paid')
  if (seconds > promised.seconds || growth > promised.growth || p99 > promised.p99)
    throw new Error(`Promised: ${promised.seconds} s, ${promised.growth} MB, p99 ${promised.p99} ms`)
} finally {
  child.send('stop')
}
