import type { Problem } from '@wasla/contract/errors/problem.ts'
import { isClash } from '#database/clash.ts'

/** Runs a save; if a unique index refuses it because of a concurrent one, throws the problem of a second save. */
export async function refusedOnClash<T>(save: Promise<T>, problem: () => Problem): Promise<T> {
  try {
    return await save
  } catch (error) {
    throw isClash(error) ? problem() : error
  }
}
