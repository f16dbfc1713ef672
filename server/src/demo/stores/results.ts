import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import type { Results } from '@wasla/mocks/world/results/results-at.ts'
import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { resultRow, rewardRow, runRow } from '../../domains/rewards/service.ts'
import { conversionRow, reviewRequestRow, networkCaseRow } from '../../domains/tracking/service.ts'
import { accountsOf } from './accounts.ts'

export async function insertConversions(tx: Database, conversions: readonly ConversionRecord[]): Promise<void> {
  await tx.insertInto('conversions').values(conversions.map(conversionRow.write)).execute()
}

type Earned = Pick<
  Results,
  'reviewRequests' | 'participantResults' | 'payoutRuns' | 'programRewards' | 'networkCases' | 'savedPatterns' | 'ownNetworks'
>

/** Inserts network cases, the patterns of their clicks and the networks people were signed in from. */
async function insertCases(
  tx: Database,
  { networkCases, savedPatterns, ownNetworks }: Pick<Results, 'networkCases' | 'savedPatterns' | 'ownNetworks'>,
) {
  const accounts = await accountsOf(tx)
  const decided = networkCases.map((one) => ({ ...one, decidedBy: accounts.get(one.decidedBy ?? '') ?? null }))
  await tx.insertInto('network_cases').values(decided.map(networkCaseRow.write)).execute()
  await tx
    .insertInto('network_case_patterns')
    .values(savedPatterns.map(({ caseId, saved }) => ({ case_id: caseId, pattern: JSON.stringify(saved) })))
    .execute()
  await tx
    .insertInto('own_networks')
    .values(ownNetworks.map(({ day, network, userId }) => ({ day, network, user_id: userId })))
    .execute()
}

/**
 * Inserts the rewards, payouts, network cases and review requests that belong to the demo's results. Deletes changed figures, so that no
 * page is notified of old counts.
 */
export async function insertEarned(
  tx: Database,
  { reviewRequests, participantResults, payoutRuns, programRewards, ...cases }: Earned,
): Promise<void> {
  await tx.deleteFrom('changed_figures').execute()
  await tx.insertInto('second_looks').values(reviewRequests.map(reviewRequestRow.write)).execute()
  await insertCases(tx, cases)
  await tx.insertInto('participant_results').values(participantResults.map(resultRow.write)).execute()
  await tx.insertInto('payout_runs').values(payoutRuns.map(runRow.write)).execute()
  await tx.insertInto('rewards').values(programRewards.map(rewardRow.write)).execute()
  await tx
    .insertInto('payout_lines')
    .columns(['program_id', 'profile_id', 'is_left', 'payout_run_id', 'amount'])
    .expression(
      tx
        .selectFrom('rewards')
        .select(['program_id', 'profile_id', sql<0 | 1>`0`.as('is_left')])
        .select((row) => [row.ref('payout_run_id').$notNull().as('payout_run_id'), row.fn.sum<number>('amount').as('amount')])
        .where('payout_run_id', 'is not', null)
        .groupBy(['payout_run_id', 'program_id', 'profile_id']),
    )
    .execute()
}
