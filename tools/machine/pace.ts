/**
 * The time limits of the tests are set for a machine with two idle cores, on which `measured` takes one second. A run measures its machine
 * once and multiplies every limit by how much slower that machine is.
 */
const nameOfFactor = 'TEST_TIME_FACTOR'

/** The highest factor: beyond it the machine is busy with something else, and a test that hangs has to end. */
const most = 6

/** Returns the factor of the limits from the time of each thread; at least 1. */
export function factorOf(milliseconds: readonly number[]): number {
  const slowest = Math.max(0, ...milliseconds) / 1000
  return Math.round(Math.min(most, Math.max(1, slowest)) * 10) / 10
}

type Env = Readonly<Record<string, string | undefined>>

/** Returns the factor that was measured or set for this run; 1 if there is none or it is no valid factor. */
export function givenFactor(env: Env = process.env): number {
  const given = Number(env[nameOfFactor])
  return given >= 1 ? given : 1
}

export const isGiven = (env: Env = process.env): boolean => Boolean(env[nameOfFactor])

/** Returns the environment that passes the factor to child processes. */
export const asEnv = (factor: number): Record<string, string> => ({ [nameOfFactor]: String(factor) })

/** Returns a time limit for this machine, in milliseconds, from one that was set for two idle cores. */
export const limit = (milliseconds: number, env: Env = process.env): number => Math.round(milliseconds * givenFactor(env))
