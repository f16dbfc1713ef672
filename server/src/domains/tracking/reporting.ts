import { namesBoth } from '@wasla/contract/tracking/attribution.ts'
import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { keyOfEntry, type Entry } from '@wasla/contract/tracking/keys.ts'
import { isStoreBusy } from '#database/transaction.ts'
import { momentOf } from '#platform/ids.ts'
import { leasedLimit } from '#platform/leased-limit.ts'
import { countingThrottle } from '#platform/counting-throttle.ts'
import { wrongKeys } from '#platform/wrong-keys.ts'
import { take, type Arriving, type Call, type Outcome } from './conversions.ts'
import type { TrackingDeps } from './deps.ts'
import { findKeyInUse, hashOf } from './keys.ts'
import type { LatePixels } from './late-pixels.ts'
import { logConversion } from './log-conversion.ts'
import { findClick } from './stores/around.ts'

/** Seconds after which a report is to be sent again if its click belongs to another process. */
const elsewhere = 5

const isNotFound = (outcome: Outcome) => 'code' in outcome && outcome.code === 'CLICK_NOT_FOUND'

/**
 * Returns whether another process may have made an unknown click id a short time ago and not have counted the click yet. The id contains
 * the time at which it was made.
 */
async function mayCome({ db, clock }: TrackingDeps, clickId: string): Promise<boolean> {
  const age = clock.now() - (momentOf(clickId) ?? Number.NEGATIVE_INFINITY)
  if (age > conversionLimits.uncounted * 1000 || age < -conversionLimits.ahead * 1000) return false
  return (await findClick(db, clickId)) === null
}

/**
 * Counts the click of a report that also names a code. Otherwise the order would count for the code, although the click came in the last
 * hour. Returns the answer if the click may still come; null if the report can be decided.
 */
async function waitForClick(deps: TrackingDeps, clickId: string): Promise<Outcome | null> {
  if (await findClick(deps.db, clickId)) return null
  const settled = await deps.clicks.settle(clickId)
  if (settled === 'WAITING') return { code: 'SERVICE_BUSY', retryAfter: 1 }
  return settled !== 'COUNTED' && (await mayCome(deps, clickId)) ? { code: 'SERVICE_BUSY', retryAfter: elsewhere } : null
}

/** Returns whether a click may still come: it is not counted yet, here or in another process. Counts it if this process redirected it. */
export const mayClickCome = async (deps: TrackingDeps, clickId: string): Promise<boolean> => (await waitForClick(deps, clickId)) !== null

/**
 * Takes a conversion whose click may not be counted yet. If this process redirected the visitor, counts the click now. If another process
 * may have redirected them, or if counting takes long, answers that the report must be sent again.
 */
export async function takeSettled(deps: TrackingDeps, arriving: Arriving): Promise<Outcome> {
  const { clickId } = arriving.reported
  const waits = namesBoth(arriving.reported) ? await waitForClick(deps, clickId) : null
  if (waits) return waits
  const first = await take(deps, arriving)
  if (!isNotFound(first)) return first
  const settled = await deps.clicks.settle(clickId)
  if (settled === 'WAITING') return { code: 'SERVICE_BUSY', retryAfter: 1 }
  const outcome = settled === 'COUNTED' ? await take(deps, arriving) : first
  return isNotFound(outcome) && (await mayCome(deps, clickId)) ? { code: 'SERVICE_BUSY', retryAfter: elsewhere } : outcome
}

/**
 * Handles calls at the three entries: checks the key, then the fields, then the limits (Appendix E). Each secret key has its own counter,
 * and so has each address at each entry (Y-11). The publishable key is public, so its calls are counted per address. So strangers who
 * misuse it cannot block the shop’s customers or its server.
 */
export function reporting(deps: TrackingDeps, late: Pick<LatePixels, 'keep'>) {
  const perKey = leasedLimit(deps.limits, deps.clock, () => conversionLimits.perKey)
  const perAddress = leasedLimit(deps.limits, deps.clock, () => conversionLimits.perAddress)
  const wrong = wrongKeys({ ...deps, name: 'wrong-keys', rule: conversionLimits.wrongKeysPerAddress })
  const count = countingThrottle(deps.clock, 60_000)

  function refuseKey(entry: Entry, wait: number | null): Outcome {
    count(entry, (calls) => deps.log.warn('Conversions were refused: their keys are not in use', { entry, calls }))
    return wait === null ? { code: 'KEY_INVALID' } : { code: 'RATE_LIMITED', retryAfter: wait }
  }

  /** Takes a pixel report. A page does not send it again, so a report that cannot be stored now waits in memory. */
  async function takePixel(arriving: Arriving, address: string | null): Promise<Outcome> {
    const outcome = await takeSettled(deps, arriving).catch((error: unknown): Outcome => {
      if (isStoreBusy(error)) return { code: 'SERVICE_BUSY', retryAfter: 1 }
      throw error
    })
    if ('code' in outcome && outcome.code === 'SERVICE_BUSY') late.keep(arriving, address)
    return outcome
  }

  /**
   * Returns how many seconds a call must wait because of earlier calls, or null. A call that is refused by the first counter is not counted
   * by the second.
   */
  async function waitOf(entry: Entry, keyId: string, address: string | null): Promise<number | null> {
    const ofKey = `conversions:${entry}:${keyId}`
    const ofAddress = () => (address === null ? null : perAddress(`conversions:${entry}:${address}`))
    if (entry !== 'PIXEL') return (await ofAddress()) ?? (await perKey(ofKey))
    if (address === null) return null
    // Counted exactly, not leased 30 at a time: a lost lease would count calls against an address that never made them.
    const own = await deps.limits.take(`${ofKey}:${address}`, conversionLimits.pixelsPerAddress, { whenDown: 'open' })
    return own ?? (await ofAddress())
  }

  return async ({ entry, key, address = null, read }: Call): Promise<Outcome> => {
    const hash = hashOf(key)
    const wait = wrong.waitBefore(address, hash)
    if (wait !== null) return refuseKey(entry, wait)
    const found = await findKeyInUse(deps, keyOfEntry[entry], key)
    if (!found) return refuseKey(entry, await wrong.isWrong(address))
    wrong.isRight(hash)
    const { conversion, fields } = read(deps.clock.now())
    if (fields) return { code: 'BODY_INVALID', fields }
    const retryAfter = await waitOf(entry, found.id, address)
    if (retryAfter !== null) {
      count(`${entry} ${found.programId}`, (calls) =>
        deps.log.warn('Conversions were refused: there were too many', { entry, programId: found.programId, calls }),
      )
      return { code: 'RATE_LIMITED', retryAfter }
    }
    const arriving = { programId: found.programId, way: entry, reported: conversion }
    return logConversion(deps.log, arriving, await (entry === 'PIXEL' ? takePixel(arriving, address) : takeSettled(deps, arriving)))
  }
}
