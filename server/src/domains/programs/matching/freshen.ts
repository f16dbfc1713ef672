import { dayAt } from '@wasla/contract/insights/days.ts'
import { demoFigures } from '@wasla/contract/insights/demo.ts'
import { figuresOf, placeOf } from '@wasla/contract/programs/matching/profile.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { ProgramsDeps } from '../deps.ts'
import {
  findAccountsOf,
  findInterestsOf,
  findJoining,
  findNewestFigures,
  type CandidateAccount,
  type JoiningProfile,
} from '../stores/candidate-sources.ts'
import { hasStale, replaceCandidates, takeStale, type Candidate } from '../stores/candidates.ts'

type Deps = Pick<ProgramsDeps, 'db' | 'clock'>

/** Rows made anew in one transaction. */
const batch = 500

type Figures = { accountId: string; engagement: number | null; views: number | null }

/** The newest figures of each account. Invented ones that nobody looked at yet have those that looking would give them (E-06). */
async function measuredOf(tx: Database, accounts: readonly CandidateAccount[], now: number): Promise<Figures[]> {
  const stored = await findNewestFigures(
    tx,
    accounts.map(({ id }) => id),
  )
  const known = new Set(stored.map(({ accountId }) => accountId))
  const day = dayAt(now)
  const invented = accounts.filter(({ id, source }) => source === 'DEMO' && !known.has(id))
  return [
    ...stored,
    ...invented.map((account) => {
      const { engagement, views } = demoFigures({ ...account, day }, day)
      return { accountId: account.id, engagement, views }
    }),
  ]
}

async function candidatesAmong(tx: Database, profileIds: readonly string[], now: number): Promise<Candidate[]> {
  const joining = await findJoining(tx, profileIds)
  const ids = joining.map(({ id }) => id)
  if (ids.length === 0) return []
  const accounts = Map.groupBy(await findAccountsOf(tx, ids), ({ profileId }) => profileId)
  const interests = Map.groupBy(await findInterestsOf(tx, ids), ({ profileId }) => profileId)
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
 * Makes the rows of changed profiles anew, at most so many batches of five hundred: a request does a little of it, so that it sees what
 * changed a moment ago, the timer does the rest.
 */
export async function freshenCandidates(deps: Deps, batches = Number.POSITIVE_INFINITY): Promise<void> {
  if (!(await hasStale(deps.db))) return
  for (let done = 0; done < batches; done++) if ((await freshenSome(deps)) < batch) return
}
