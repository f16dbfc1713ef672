import { demoProbe } from '@wasla/contract/programs/dry-run/demo-probe.ts'
import type { DryRunFacts } from '@wasla/contract/programs/dry-run/facts.ts'
import { dryRunFindings, isReady } from '@wasla/contract/programs/dry-run/findings.ts'
import { programLimits } from '@wasla/contract/programs/limits.ts'
import type { MatchesAloud } from '@wasla/contract/programs/matching/aloud.ts'
import type { DryRunOutcome } from '@wasla/contract/programs/publishing/mappers.ts'
import type { ProfileRecord } from '@wasla/contract/profiles/record.ts'
import { budgetBill } from '@wasla/contract/wallet/program-money.ts'
import type { Store } from '../memory.ts'
import { availableOf, ownerOf, walletTerms } from '../wallet/state.ts'
import { contentsOf, ownProgram, stepOf } from './find.ts'
import { matchesOf } from './matching.ts'
import { missingSteps } from './publishing.ts'

const nobody: MatchesAloud = { matching: null, of: 0, least: programLimits.leastMatches }

/** The click id of all dry runs. */
const dryRunClick = '0198f3a0-0000-7000-8000-000000000001'

type Request = { programId: string; publishDate: number | null; isPaymentOn: boolean }

/**
 * Implements the query `programDryRun`. Returns the findings that publishing would have now. Does not open the tracking address, as in
 * every demo (U-06).
 */
export function dryRun(store: Store, viewer: ProfileRecord, { programId, publishDate, isPaymentOn }: Request): DryRunOutcome {
  const program = ownProgram(store, viewer.id, programId)
  const objectives = stepOf(store, programId, 'IMPACT_OBJECTIVES')?.data ?? null
  const budget = stepOf(store, programId, 'BUDGET')?.data ?? null
  const criteria = stepOf(store, programId, 'PARTICIPANT_CRITERIA')?.data ?? null
  const facts: DryRunFacts = {
    program,
    profileStatus: viewer.status,
    needsIdentityCheck: ownerOf(store, viewer).needsIdentityCheck,
    missing: missingSteps(store, programId),
    objectives,
    budget,
    contents: [...contentsOf(store, programId, 'SHAREABLE'), ...contentsOf(store, programId, 'LEARNING')],
    bill: budgetBill(budget?.amount ?? 0, walletTerms.fees),
    available: availableOf(store, viewer.id),
    isPaymentOn,
    probe: objectives && demoProbe({ trackingUrl: objectives.trackingUrl, clickId: dryRunClick }),
    candidates: criteria && matchesOf(store, criteria),
    publishDate,
  }
  const checkedAt = store.clock.now()
  const findings = dryRunFindings(facts, checkedAt)
  const { bill, available, candidates } = facts
  return { findings, isReady: isReady(findings), bill, availableBalance: available, candidates: candidates ?? nobody, checkedAt }
}
