import { newestFigures, type MeasuredFigures } from '@wasla/contract/programs/matching/measured.ts'
import { figuresOf, placeOf } from '@wasla/contract/programs/matching/profile.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { ProgramsDeps } from '../deps.ts'
import {
  findAccountsOf,
  findInterestsOf,
  findJoining,
  findLicensed,
  findNewestFigures,
  type CandidateAccount,
  type JoiningProfile,
} from '../stores/candidate-sources.ts'
import { hasStale, replaceCandidates, takeStale, type Candidate } from '../stores/candidates.ts'

type Deps = Pick<ProgramsDeps, 'db' | 'clock'>

/** Largest number of rows that one transaction recomputes. */
const batch = 500

/** Returns the newest figures of each account. */
async function measuredOf(tx: Database, accounts: readonly CandidateAccount[], now: number): Promise<MeasuredFigures[]> {
  const stored = await findNewestFigures(
    tx,
    accounts.map(({ id }) => id),
  )
  return newestFigures(accounts, stored, now)
}

async function candidatesAmong(tx: Database, profileIds: readonly string[], now: number): Promise<Candidate[]> {
  const joining = await findJoining(tx, profileIds)
  const ids = joining.map(({ id }) => id)
  if (ids.length === 0) return []
  const accounts = Map.groupBy(await findAccountsOf(tx, ids), ({ profileId }) => profileId)
  const interests = Map.groupBy(await findInterestsOf(tx, ids), ({ profileId }) => profileId)
  const licences = new Map((await findLicensed(tx, ids)).map((row) => [row.profileId, row.licensedUntil]))
  const measured = new Map((await measuredOf(tx, [...accounts.values()].flat(), now)).map((one) => [one.accountId, one]))
  return joining.map(({ id, type, ...where }: JoiningProfile) => {
    const own = accounts.get(id) ?? []
    return {
      profileId: id,
      type,
      ...placeOf(where),
      interests: (interests.get(id) ?? []).map(({ interestId }) => interestId),
      figures: figuresOf(
        own,
        own.flatMap((account) => measured.get(account.id) ?? []),
      ),
      licensedUntil: licences.get(id) ?? null,
    }
  })
}

const freshenSome = ({ db, clock }: Deps): Promise<number> =>
  inTransaction(db, async (tx) => {
    const ids = await takeStale(tx, batch)
    if (ids.length > 0) await replaceCandidates(tx, ids, await candidatesAmong(tx, ids, clock.now()))
    return ids.length
  })

/**
 * Recomputes the candidate rows of changed profiles, at most `batches` times five hundred. A request does a few batches, so that it sees
 * recent changes; the timer does the rest.
 */
export async function freshenCandidates(deps: Deps, batches = Number.POSITIVE_INFINITY): Promise<void> {
  if (!(await hasStale(deps.db))) return
  for (let done = 0; done < batches; done++) if ((await freshenSome(deps)) < batch) return
}
