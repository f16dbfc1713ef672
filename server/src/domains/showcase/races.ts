import type { Problem } from '@wasla/contract/errors/problem.ts'
import { isClash } from '#database/clash.ts'

/** Runs a save. If a unique index refuses it because a concurrent save came first, throws the problem that a later save would get. */
export async function refusedOnClash<T>(save: Promise<T>, problem: () => Problem): Promise<T> {
  try {
    return await save
  } catch (error) {
    throw isClash(error) ? problem() : error
  }
}
