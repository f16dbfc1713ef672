import { conversionLimits } from '@wasla/contract/tracking/conversion-limits.ts'
import { keyOfEntry } from '@wasla/contract/tracking/keys.ts'
import { leasedLimit } from '#platform/leased-limit.ts'
import { take, type Arriving, type Call, type Outcome } from './conversions.ts'
import type { TrackingDeps } from './deps.ts'
import { programOfKey } from './keys.ts'

/** `take`, of a conversion whose click may still wait to be counted: who sent it on knows, and it is sent again if that takes long. */
async function takeSettled(deps: TrackingDeps, arriving: Arriving): Promise<Outcome> {
  const outcome = await take(deps, arriving)
  if (!('code' in outcome) || outcome.code !== 'CLICK_NOT_FOUND') return outcome
  const settled = await deps.clicks.settle(arriving.reported.clickId)
  if (settled === 'UNKNOWN') return outcome
  return settled === 'COUNTED' ? take(deps, arriving) : { code: 'SERVICE_BUSY', retryAfter: 1 }
}

/** Takes calls at their three entries: first the key, then how many there were, then what is said (Appendix E). */
export function reporting(deps: TrackingDeps) {
  const perProgram = leasedLimit(deps.limits, deps.clock, () => conversionLimits.perProgram)
  return async ({ entry, key, read }: Call): Promise<Outcome> => {
    const programId = await programOfKey(deps, keyOfEntry[entry], key)
    if (programId === null) {
      deps.log.warn('A conversion was refused: its key is not in use', { entry })
      return { code: 'KEY_INVALID' }
    }
    const retryAfter = await perProgram(`conversions:${entry}:${programId}`)
    if (retryAfter !== null) return { code: 'RATE_LIMITED', retryAfter }
    const { conversion, fields } = read(deps.clock.now())
    return fields ? { code: 'BODY_INVALID', fields } : takeSettled(deps, { programId, way: entry, reported: conversion })
  }
}
