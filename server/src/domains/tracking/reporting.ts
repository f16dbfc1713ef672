import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { keyOfEntry, type Entry } from '@wasla/contract/tracking/keys.ts'
import { leasedLimit } from '#platform/leased-limit.ts'
import { seldomCounted } from '#platform/seldom-counted.ts'
import { take, type Arriving, type Call, type Outcome } from './conversions.ts'
import type { TrackingDeps } from './deps.ts'
import { findKeyInUse, hashOf } from './keys.ts'
import { wrongKeys } from './wrong-keys.ts'

/** `take`, of a conversion whose click may still wait to be counted: who sent it on knows, and it is sent again if that takes long. */
async function takeSettled(deps: TrackingDeps, arriving: Arriving): Promise<Outcome> {
  const outcome = await take(deps, arriving)
  if (!('code' in outcome) || outcome.code !== 'CLICK_NOT_FOUND') return outcome
  const settled = await deps.clicks.settle(arriving.reported.clickId)
  if (settled === 'UNKNOWN') return outcome
  return settled === 'COUNTED' ? take(deps, arriving) : { code: 'SERVICE_BUSY', retryAfter: 1 }
}

/**
 * Takes calls at their three entries: first the key, then what is said, then how many there were (Appendix E). Each key has a counter of its
 * own, and so has each address at each entry (Y-11): whatever strangers do with the key of a page, the server's reports come through.
 */
export function reporting(deps: TrackingDeps) {
  const perKey = leasedLimit(deps.limits, deps.clock, () => conversionLimits.perKey)
  const perAddress = leasedLimit(deps.limits, deps.clock, () => conversionLimits.perAddress)
  const wrong = wrongKeys(deps)
  const count = seldomCounted(deps.clock, 60_000)

  function refuseKey(entry: Entry, wait: number | null): Outcome {
    count(entry, (calls) => deps.log.warn('Conversions were refused: their keys are not in use', { entry, calls }))
    return wait === null ? { code: 'KEY_INVALID' } : { code: 'RATE_LIMITED', retryAfter: wait }
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
    const retryAfter =
      (address === null ? null : await perAddress(`conversions:${entry}:${address}`)) ?? (await perKey(`conversions:${entry}:${found.id}`))
    if (retryAfter !== null) {
      count(`${entry} ${found.programId}`, (calls) =>
        deps.log.warn('Conversions were refused: there were too many', { entry, programId: found.programId, calls }),
      )
      return { code: 'RATE_LIMITED', retryAfter }
    }
    return takeSettled(deps, { programId: found.programId, way: entry, reported: conversion })
  }
}
