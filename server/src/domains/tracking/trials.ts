import type { TrackRefusal, TrackTaken } from '@wasla/contract/tracking/responses.ts'
import type { ReportedConversion } from '@wasla/contract/tracking/conversion-body.ts'
import type { CountingProgram } from '@wasla/contract/tracking/counting-program.ts'
import { isProof } from '@wasla/contract/tracking/proof.ts'
import type { ConversionWay, TrialRecord } from '@wasla/contract/tracking/record.ts'
import { decideTrial, pixelTokenOf, trialLimits } from '@wasla/contract/tracking/trial.ts'
import type { Database } from '#database/database.ts'
import type { TrackingDeps } from './deps.ts'
import { hashOf } from './keys.ts'
import { saveMoment } from './stores/keys.ts'
import { forgetTrials, insertTrial, lockTrial, saveTrialStatus, takePixelTest } from './stores/trials.ts'

type Trial = { readonly program: CountingProgram; readonly way: ConversionWay; readonly reported: ReportedConversion }

/**
 * Returns whether a trial is allowed (Y-04): it came with a secret, or with the token of a pixel test that the owner started. Uses up the
 * token.
 */
async function isAllowed(tx: Database, { program, way, reported }: Trial, now: number): Promise<boolean> {
  if (isProof(way)) return true
  const token = pixelTokenOf(reported.clickId)
  return token !== null && (await takePixelTest(tx, program.id, hashOf(token), now))
}

const taken = ({ id, status }: TrialRecord, isRepeat: boolean): TrackTaken => ({ id, status, isRepeat })

/** Stores a trial in the given transaction. If two trials with one number come at once, the second is a repeat. */
export async function takeTrial(tx: Database, deps: TrackingDeps, trial: Trial): Promise<TrackTaken | TrackRefusal> {
  const { program, way, reported } = trial
  const now = deps.clock.now()
  const number = { programId: program.id, event: reported.event, externalId: reported.externalId }
  const before = await lockTrial(tx, deps.dialect, number)
  const state = { program, before, isAllowed: await isAllowed(tx, trial, now) }
  const decided = decideTrial(state, { reported, way, id: deps.ids.uuid(), now })
  if (decided.refusal) return decided.refusal
  if (before && !decided.isRepeat) await saveTrialStatus(tx, decided.trial)
  if (!before && !(await insertTrial(tx, decided.trial))) {
    const first = await lockTrial(tx, deps.dialect, number)
    return taken(first ?? decided.trial, true)
  }
  await forgetTrials(tx, program.id, now - trialLimits.stored)
  await saveMoment(tx, program.id, { last_test_at: now })
  return taken(decided.trial, decided.isRepeat)
}
