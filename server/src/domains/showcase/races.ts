import type { Problem } from '@wasla/contract/errors/problem.ts'
import { isClash } from '#database/clash.ts'

/** Of two saves at the same moment that a unique index lets through once, the later is answered as if it had come second. */
export async function refusedOnClash<T>(save: Promise<T>, problem: () => Problem): Promise<T> {
  try {
    return await save
  } catch (error) {
    throw isClash(error) ? problem() : error
  }
}
