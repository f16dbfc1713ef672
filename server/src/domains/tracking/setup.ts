import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { PixelTest, TrackingSetup } from '@wasla/contract/generated/user-types.ts'
import { readQuery } from '@wasla/contract/tracking/conversion-body.ts'
import { currentKey, formerKeysUntil } from '@wasla/contract/tracking/keys.ts'
import { decideSetup } from '@wasla/contract/tracking/owning.ts'
import { differingShown } from '@wasla/contract/tracking/differing.ts'
import { pixelTestUrlOf, setupOf } from '@wasla/contract/tracking/setup.ts'
import { pixelTestClickId, pixelTokenBytes, trialCall, trialLimits } from '@wasla/contract/tracking/trial.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { ConversionEvent } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { findProgram, lockProgram } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Call, Outcome } from './conversions.ts'
import type { TrackingDeps } from './deps.ts'
import { hashOf, rotateKeys, shownKeys } from './keys.ts'
import { findLastReceived } from './stores/conversions.ts'
import { countDiffering } from './stores/differing.ts'
import { findMoments } from './stores/keys.ts'
import { findTarget } from './stores/links.ts'
import { insertPixelTest } from './stores/trials.ts'

type Owner = Pick<Viewer, 'profileId'>
type Own = { program: ProgramRecord; event: ConversionEvent }

async function readSetup(tx: Database, deps: TrackingDeps, { program, event }: Own, secretKey: string | null): Promise<TrackingSetup> {
  const { publishableKey, postbackKey, all } = await shownKeys(tx, deps, program.id)
  const moments = await findMoments(tx, program.id)
  return setupOf(
    program.id,
    {
      publicUrl: deps.env.publicUrl,
      event,
      countsBy: program.countsBy,
      trackingUrl: (await findTarget(tx, program.id))?.trackingUrl ?? null,
      ...{ publishableKey, postbackKey, secretKey },
    },
    {
      ...moments,
      lastConversionAt: await findLastReceived(tx, program.id),
      formerKeysUntil: formerKeysUntil(all, deps.clock.now()),
      hasSecretKey: currentKey(all, 'SECRET') !== undefined,
      differingReports: await countDiffering(tx, program.id, deps.clock.now() - differingShown),
    },
  )
}

/**
 * `programTrackingSetup` (N-07): returns the setup, which never contains the secret. Only the rotation that makes the secret returns it.
 * Throws `PROGRAM_NOT_FOUND`.
 */
export const setup = (deps: TrackingDeps, { profileId }: Owner, programId: string): Promise<TrackingSetup> =>
  inTransaction(deps.db, async (tx) => readSetup(tx, deps, changesOf(decideSetup(await findProgram(tx, programId), profileId)), null))

/**
 * `rotateProgramTrackingKey`: makes new keys. If two calls come at once, the second replaces the keys of the first. Former keys work
 * for one more day.
 */
export const rotate = (deps: TrackingDeps, { profileId }: Owner, programId: string): Promise<TrackingSetup> =>
  inTransaction(deps.db, async (tx) => {
    const own = changesOf(decideSetup(await lockProgram(tx, programId), profileId))
    return readSetup(tx, deps, own, await rotateKeys(tx, deps, programId))
  })

/**
 * `sendTestConversion` (N-07): sends a trial through the postback entry, with the key and the query of a real postback, and stores it.
 * Throws `PROGRAM_NOT_FOUND`, `RATE_LIMITED`.
 */
export async function sendTest(
  deps: TrackingDeps,
  report: (call: Call) => Promise<Outcome>,
  { profileId }: Owner,
  programId: string,
): Promise<{ success: boolean }> {
  const { key, event } = await inTransaction(deps.db, async (tx) => {
    const own = changesOf(decideSetup(await findProgram(tx, programId), profileId))
    return { key: (await shownKeys(tx, deps, programId)).postbackKey, event: own.event }
  })
  const query = new URLSearchParams(trialCall(event, deps.ids.uuid()))
  const outcome = await report({ entry: 'POSTBACK', key, read: (now) => readQuery((name) => query.get(name), 'POSTBACK', now) })
  if (!('code' in outcome)) return { success: true }
  if (outcome.code === 'RATE_LIMITED') throw new Problem('RATE_LIMITED', { retryAfter: outcome.retryAfter ?? 60 })
  throw new Error(`A trial was refused: ${outcome.code}`)
}

/** `startPixelTest` (Y-04): returns a click id with which the pixel may send one trial. A new test ends the one before. */
export const startPixelTest = (deps: TrackingDeps, { profileId }: Owner, programId: string): Promise<PixelTest> =>
  inTransaction(deps.db, async (tx) => {
    const { event } = changesOf(decideSetup(await lockProgram(tx, programId), profileId))
    const { publishableKey } = await shownKeys(tx, deps, programId)
    const token = Buffer.from(deps.ids.secret(pixelTokenBytes), 'base64url').toString('hex')
    const endsAt = deps.clock.now() + trialLimits.pixelTest
    await insertPixelTest(tx, { token: hashOf(token), programId, endsAt })
    const clickId = pixelTestClickId(token)
    const pixelUrl = pixelTestUrlOf({ publicUrl: deps.env.publicUrl, event, publishableKey }, clickId)
    return { clickId, pixelUrl, endsAt: new Date(endsAt).toISOString() }
  })
