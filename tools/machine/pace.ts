/**
 * Time limits of the tests are written for the machine they were set on: two quiet cores, on which `measured` takes one second. A run
 * measures the machine it is on once, and every limit of it is as many times longer as that machine is slower.
 */
const nameOfFactor = 'TEST_TIME_FACTOR'

/** More is not a slow machine but one that is busy with something else, and a test that hangs has to end. */
const most = 6

/** How many times longer limits are, for the time that each thread of the measure took; never shorter than written. */
export function factorOf(milliseconds: readonly number[]): number {
  const slowest = Math.max(0, ...milliseconds) / 1000
  return Math.round(Math.min(most, Math.max(1, slowest)) * 10) / 10
}

type Env = Readonly<Record<string, string | undefined>>

/** The factor that a run was given: measured by the run itself, or set by whoever started it; 1 where there is none, or none that makes sense. */
export function givenFactor(env: Env = process.env): number {
  const given = Number(env[nameOfFactor])
  return given >= 1 ? given : 1
}

export const isGiven = (env: Env = process.env): boolean => Boolean(env[nameOfFactor])

/** What processes that a run starts are told. */
export const asEnv = (factor: number): Record<string, string> => ({ [nameOfFactor]: String(factor) })

/** A time limit on this machine, in milliseconds, of one that was set for two quiet cores. */
export const limit = (milliseconds: number, env: Env = process.env): number => Math.round(milliseconds * givenFactor(env))
