import type { DryRunFacts } from '@wasla/contract/programs/dry-run/facts.ts'
import { dryRunFindings, isReady } from '@wasla/contract/programs/dry-run/findings.ts'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import type { MatchesAloud } from '@wasla/contract/programs/matching/aloud.ts'
import type { DryRunOutcome } from '@wasla/contract/programs/publishing/mappers.ts'
import { budgetBill } from '@wasla/contract/wallet/program-money.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { PublishingDeps } from '../deps.ts'
import { ownProgram } from '../own.ts'
import { findContentStates } from '../stores/content-states.ts'
import { findSteps } from '../stores/steps.ts'
import { missingSteps } from './publish.ts'

/** Limit of dry runs per profile, with its window in seconds. A limit is needed because each dry run opens an external address. */
const limit = { count: 20, window: 300 }

const nobody: MatchesAloud = { matching: null, of: 0, least: programLimits.leastMatches }

/**
 * `programDryRun`: returns the findings that publishing would have now; changes nothing. The tracking address is opened outside of any
 * transaction. Throws `PROGRAM_NOT_FOUND` for programs of others, and `RATE_LIMITED`.
 */
export async function dryRun(
  deps: PublishingDeps,
  { profileId, profile }: Viewer,
  { programId, publishDate }: { programId: string; publishDate: number | null },
): Promise<DryRunOutcome> {
  const { db, clock, ids, limits, wallet, flags, trackingProbe, candidatesOf } = deps
  const program = await ownProgram(db, { profileId }, programId)
  await limits.enforce(`dryRun:${profileId}`, limit, { whenDown: 'closed' })
  const steps = await findSteps(db, programId)
  const objectives = steps.IMPACT_OBJECTIVES?.data ?? null
  const budget = steps.BUDGET?.data ?? null
  const criteria = steps.PARTICIPANT_CRITERIA?.data ?? null
  const facts: DryRunFacts = {
    program,
    profileStatus: profile.status,
    needsIdentityCheck: await wallet.needsIdentityCheck(db, profileId),
    missing: await missingSteps(db, programId),
    objectives,
    budget,
    contents: await findContentStates(db, programId),
    bill: budgetBill(budget?.amount ?? 0, wallet.terms().fees),
    available: await wallet.available(db, profileId),
    isPaymentOn: flags.isOn('payment'),
    probe: objectives && (await trackingProbe({ trackingUrl: objectives.trackingUrl, clickId: ids.uuid() })),
    candidates: criteria && (await candidatesOf(criteria)),
    publishDate,
  }
  const checkedAt = clock.now()
  const findings = dryRunFindings(facts, checkedAt)
  return {
    findings,
    isReady: isReady(findings),
    bill: facts.bill,
    availableBalance: facts.available,
    candidates: facts.candidates ?? nobody,
    checkedAt,
  }
}
