import fc from 'fast-check'
import type { Acknowledged } from './load.ts'
import { start } from './program.ts'
import { problemsAfter } from './verify.ts'

type Life = { file: string; name: string; seed: number; cache: string }

/** A process that writes to a file until it has acknowledged so many requests; then it is killed wherever it is. What it acknowledged. */
async function live({ file, name, seed, cache }: Life, most: number): Promise<Acknowledged[]> {
  const writer = start('writer', [file, name, String(seed)], cache)
  const acknowledged: Acknowledged[] = []
  let killed: Promise<void> | undefined
  // To the end: what was in the pipe when it was killed was acknowledged too.
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

/** What came of so many crashes over one file. Empty problems: nothing that was acknowledged is lost, and everything adds up. */
export type CrashReport = { acknowledged: number; problems: readonly string[] }

/**
 * Two processes write to one file at the same time and are killed at points that follow from the seed, one while the other goes on; then
 * the file is opened and looked at, and the next two begin where these ended.
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
