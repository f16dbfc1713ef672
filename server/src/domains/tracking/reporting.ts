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
 * Takes calls at their three entries: first the key, then what is said, then how many there were (Appendix E). Each secret key has a counter
 * of its own, and so has each address at each entry (Y-11). The key of a page is everybody's, so its calls are counted for each address by
 * itself: whatever strangers do with it, the shop's customers and its server come through.
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

  /** The seconds that a call waits because of those before it; null where it need not. A call that its own counter refuses uses up no other. */
  async function waitOf(entry: Entry, keyId: string, address: string | null): Promise<number | null> {
    const ofKey = `conversions:${entry}:${keyId}`
    const ofAddress = () => (address === null ? null : perAddress(`conversions:${entry}:${address}`))
    if (entry !== 'PIXEL') return (await ofAddress()) ?? (await perKey(ofKey))
    if (address === null) return null
    // Counted exactly, and not by handfuls: a handful that is forgotten in a flood would be taken from somebody who sent nothing.
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
    return takeSettled(deps, { programId: found.programId, way: entry, reported: conversion })
  }
}
