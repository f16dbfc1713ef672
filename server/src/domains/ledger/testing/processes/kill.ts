import fc from 'fast-check'
import type { Acknowledged } from './load.ts'
import { start } from './program.ts'
import { problemsAfter } from './verify.ts'

type Life = { file: string; name: string; seed: number; cache: string }

/**
 * Runs a process that writes to a file, and kills it once it has acknowledged `most` requests. Returns all requests that it acknowledged.
 */
async function live({ file, name, seed, cache }: Life, most: number): Promise<Acknowledged[]> {
  const writer = start('writer', [file, name, String(seed)], cache)
  const acknowledged: Acknowledged[] = []
  let killed: Promise<void> | undefined
  // Read to the end: requests in the pipe at the kill were acknowledged too.
  for await (const line of writer.lines) {
    const [, key, transactionId] = /^(\S+) (\S+)$/.exec(line) ?? []
    if (key && transactionId) acknowledged.push({ key, transactionId })
    if (acknowledged.length >= most) killed ??= writer.kill()
  }
  if (!killed) throw new Error(`${name} ended by itself`)
  await killed
  return acknowledged
}

export type Crashes = { file: string; rounds: number; seed: number; cache: string }

/** The result of crashes on one file. If `problems` is empty, no acknowledged request is lost and all sums are right. */
export type CrashReport = { acknowledged: number; problems: readonly string[] }

/**
 * Runs rounds. In each, two processes write to one file, and each is killed while the other continues, at a point that follows from the
 * seed. Then the file is opened and checked; the next round uses it again.
 */
export async function crash({ file, rounds, seed, cache }: Crashes): Promise<CrashReport> {
  const points = fc.sample(fc.tuple(fc.integer({ min: 1, max: 80 }), fc.integer({ min: 1, max: 80 })), { seed, numRuns: rounds })
  const acknowledged: Acknowledged[] = []
  for (const [round, pair] of points.entries()) {
    const lives = pair.map((most, index) => live({ file, name: `life-${round}-${index}`, seed: seed + 2 * round + index, cache }, most))
    acknowledged.push(...(await Promise.all(lives)).flat())
    const problems = await problemsAfter(file, acknowledged)
    if (problems.length > 0)
      return { acknowledged: acknowledged.length, problems: problems.map((problem) => `round ${round} of seed ${seed}: ${problem}`) }
  }
  return { acknowledged: acknowledged.length, problems: [] }
}
