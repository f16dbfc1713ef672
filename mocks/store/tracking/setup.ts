import { changesOf } from '@wasla/contract/common/decision.ts'
import type { PixelTest, TrackingSetup } from '@wasla/contract/generated/user-types.ts'
import { readQuery } from '@wasla/contract/tracking/conversion-body.ts'
import { currentKey, formerKeysUntil } from '@wasla/contract/tracking/keys.ts'
import { decideSetup } from '@wasla/contract/tracking/owning.ts'
import { pixelTestUrlOf, setupOf } from '@wasla/contract/tracking/setup.ts'
import { pixelTestClickId, trialCall, trialLimits } from '@wasla/contract/tracking/trial.ts'
import type { Store } from '../memory.ts'
import { publicUrl } from '../programs/reader-fields.ts'
import { programById, stepOf } from '../programs/find.ts'
import { take } from './conversions.ts'
import { differingIn } from './differing.ts'
import { keysOf, momentsOf, rotateKeys, shownKeys } from './keys.ts'

const own = (store: Store, profileId: string, programId: string) => changesOf(decideSetup(programById(store, programId), profileId))

/** Implements the query `programTrackingSetup` (N-07). */
export function setup(store: Store, profileId: string, programId: string, secretKey: string | null = null): TrackingSetup {
  const { event, program } = own(store, profileId, programId)
  const keys = shownKeys(store, programId)
  const received = store.memory.world.conversions.filter((one) => one.programId === programId)
  return setupOf(
    programId,
    {
      publicUrl,
      event,
      countsBy: program.countsBy,
      trackingUrl: stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data.trackingUrl ?? null,
      secretKey,
      ...keys,
    },
    {
      ...momentsOf(store, programId),
      lastConversionAt: received.length === 0 ? null : Math.max(...received.map(({ receivedAt }) => receivedAt)),
      formerKeysUntil: formerKeysUntil(keysOf(store, programId), store.clock.now()),
      hasSecretKey: currentKey(keysOf(store, programId), 'SECRET') !== undefined,
      differingReports: differingIn(store, programId).length,
    },
  )
}

/** Implements the mutation `rotateProgramTrackingKey`. */
export function rotate(store: Store, profileId: string, programId: string): TrackingSetup {
  own(store, profileId, programId)
  return setup(store, profileId, programId, rotateKeys(store, programId))
}

/** Implements the mutation `sendTestConversion` (N-07). Sends a trial in the form of a postback. */
export function sendTest(store: Store, profileId: string, programId: string): { success: boolean } {
  const { event } = own(store, profileId, programId)
  const query = new URLSearchParams(trialCall(event, store.nextId('trial')))
  const { conversion, fields } = readQuery((name) => query.get(name), 'POSTBACK', store.clock.now())
  if (fields) throw new Error('A trial is as the rules want it')
  const outcome = take(store, { programId, way: 'POSTBACK', reported: conversion })
  return { success: !('code' in outcome) }
}

/** Implements the mutation `startPixelTest` (Y-04). */
export function startPixelTest(store: Store, profileId: string, programId: string): PixelTest {
  const { event } = own(store, profileId, programId)
  const { pixelTests } = store.memory
  for (const [token, test] of pixelTests) if (test.programId === programId) pixelTests.delete(token)
  const token = store.nextId('pixel-test').replaceAll('-', '')
  const endsAt = store.clock.now() + trialLimits.pixelTest
  pixelTests.set(token, { programId, endsAt })
  const clickId = pixelTestClickId(token)
  const { publishableKey } = shownKeys(store, programId)
  return { clickId, pixelUrl: pixelTestUrlOf({ publicUrl, event, publishableKey }, clickId), endsAt: new Date(endsAt).toISOString() }
}
