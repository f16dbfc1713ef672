import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { ManagedAccountFilterStatus, RequestStatus } from '@wasla/contract/generated/user-types.ts'
import { decideAnswer, decideEnding, decideOverview, decideRemoval } from '@wasla/contract/managed-accounts/changes.ts'
import { publicManagedAccounts } from '@wasla/contract/managed-accounts/lists.ts'
import { managerTypes, type Side } from '@wasla/contract/managed-accounts/policy.ts'
import { statusesOf, type ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { decideSplitsReading, type ProposalInput, type SplitProgram } from '@wasla/contract/splits/propose.ts'
import type { SplitRecord } from '@wasla/contract/splits/record.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { resultOrThrow } from '#platform/verdict.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { changeAccount } from './change.ts'
import { invite, type InviteDeps } from './invite.ts'
import { answerSplit, endSplit, proposeSplit } from './splits/change.ts'
import { findProgramNames, findSplitPrograms, findSplits } from './splits/store.ts'
import { findListed, findManaged, findManagedAccount, findManagers, findOpenOf, findTalents, isAccepted, isManaging } from './store.ts'

/* Functions that other domains use. */
export { isManagedBy } from './store.ts'
export { findProgramNames, shareSplitsOf, splitRow } from './splits/store.ts'

type ManagedPage = { count: number; data: ManagedAccountRecord[] }

/**
 * Agents and agencies, and the networkers they manage (D-20 to D-23, D-40). Anybody who is neither side gets the same error as for an
 * unknown id.
 */
export type ManagedAccountsService = {
  /** Returns the accounts that the viewer manages or has invited, newest first (D-23). */
  mine(viewer: Viewer, filter: ManagedAccountFilterStatus | null | undefined, page: PageArgument): Promise<ManagedPage>
  /** Returns the accounts in which the viewer is invited, then those in which the viewer is managed. */
  managers(viewer: Viewer): Promise<ManagedAccountRecord[]>
  /** Returns the accounts that a manager shows to everybody, sorted by name in the reader's alphabet. Throws `PROFILE_NOT_FOUND` (D-05). */
  of(manager: { profileId: string; profileType: ProfileType }, page: PageArgument, language: Language): Promise<ManagedPage>
  /** Returns an accepted account, for its manager (D-22). Throws `MANAGED_ACCOUNT_NOT_FOUND`. */
  overview(viewer: Viewer, id: string): Promise<ManagedAccountRecord>
  /**
   * Throws `UNAUTHORIZED_UPDATING` if the viewer's profile cannot manage anybody, `PROFILE_NOT_FOUND` if the other profile is no networker
   * or not visible, and `MANAGED_ACCOUNT_CONFLICT` if the other profile is invited or managed already. Throws `DTO_VALIDATION_ERROR` with
   * `maxItems` beyond the limit, and `RATE_LIMITED` if a manager invites too many networkers, or one networker too often.
   */
  invite(viewer: Viewer, talentId: string): Promise<ManagedAccountRecord>
  /**
   * Saves the networker's answer. Throws `UNAUTHORIZED_UPDATING` for the manager, `MANAGED_ACCOUNT_UPDATE_FAILED` if the invitation is not
   * pending. Of concurrent answers, one counts.
   */
  answer(viewer: Viewer, input: { id: string; status: RequestStatus }): Promise<ManagedAccountRecord>
  /** Withdraws an invitation or an agreement, for either side. Throws `MANAGED_ACCOUNT_NOT_FOUND` if it has ended already. */
  remove(viewer: Viewer, id: string): Promise<{ id: string }>

  /** Returns what one side of an accepted managed account reads about its splits. Throws `MANAGED_ACCOUNT_NOT_FOUND`. */
  splits(viewer: Viewer, managedAccountId: string): Promise<SplitsRead>
  /** Throws the errors of `decideProposal`, and `RATE_LIMITED` for too many proposals in a day. */
  proposeSplit(viewer: Viewer, input: ProposalInput & { managedAccountId: string }): Promise<SplitRecord>
  /** Throws the errors of `decideSplitAnswer`. Of concurrent answers, one counts. */
  answerSplit(viewer: Viewer, input: { id: string; accepts: boolean }): Promise<SplitRecord>
  /** Withdraws a proposal or ends an agreed split. Throws the errors of `decideSplitEnd`. */
  endSplit(viewer: Viewer, id: string): Promise<SplitRecord>
  /** Returns the names of the programs of splits, by id. */
  splitProgramNames(ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** What one side of an accepted managed account reads about its splits. */
type SplitsRead = {
  account: ManagedAccountRecord
  side: Side
  splits: readonly SplitRecord[]
  programs: readonly SplitProgram[]
}

type ManagedAccountsDeps = InviteDeps & {
  profiles: InviteDeps['profiles'] & { requireVisible(manager: { profileId: string; profileType: ProfileType }): Promise<void> }
}

export function createManagedAccountsService(deps: ManagedAccountsDeps): ManagedAccountsService {
  const { db, clock, profiles } = deps
  return {
    mine: ({ profileId }, filter, page) => findManaged(db, profileId, statusesOf[filter ?? 'all'], pageOf(page)),
    managers: ({ profileId }) => findManagers(db, profileId),
    async of(manager, page, language) {
      await profiles.requireVisible(manager)
      return publicManagedAccounts(await findListed(db, manager.profileId), page, language)
    },
    overview: async ({ profileId }, id) => changesOf(decideOverview(await findManagedAccount(db, id), profileId)),
    invite: (viewer, talentId) => invite(deps, viewer, talentId),
    answer: async ({ profileId }, { id, status }) =>
      resultOrThrow(
        await inTransaction(db, (tx) =>
          changeAccount(tx, deps, id, async (account) => {
            // Locks the manager, so that a networker cannot accept while the manager stops being one (D-24).
            const manager = account && ((await profiles.lock(tx, account.managerId, managerTypes)) ?? null)
            return decideAnswer({ account, manager }, { profileId, status }, clock.now())
          }),
        ),
      ),
    async remove({ profileId }, id) {
      resultOrThrow(
        await inTransaction(db, (tx) => changeAccount(tx, deps, id, (account) => decideRemoval(account, profileId, clock.now()))),
      )
      return { id }
    },

    async splits({ profileId }, managedAccountId) {
      const { account, side } = changesOf(decideSplitsReading(await findManagedAccount(db, managedAccountId), profileId))
      return { account, side, splits: await findSplits(db, account.id), programs: await findSplitPrograms(db, account.talentId) }
    },
    proposeSplit: (viewer, input) => proposeSplit(deps, viewer, input),
    answerSplit: (viewer, input) => answerSplit(deps, viewer, input),
    endSplit: (viewer, id) => endSplit(deps, viewer, id),
    splitProgramNames: (ids) => findProgramNames(db, ids),
  }
}

/**
 * Ends managed accounts after an upgrade or the closing of an account, in the transaction of that change. The accounts are those of one
 * profile, or of all profiles of a user.
 */
export async function endManagedAccounts(
  tx: Database,
  { clock }: Pick<Deps, 'clock'>,
  of: { profileId: string } | { userId: string },
  event: 'upgraded' | 'closed',
): Promise<void> {
  for (const { id } of await findOpenOf(tx, of))
    await changeAccount(tx, { clock }, id, (account) => decideEnding(account, event, clock.now()))
}

/** Returns whether a profile manages anybody. If so, an agent's membership cannot be taken back (D-24). */
export const managesAnybody = (tx: Database, profileId: string): Promise<boolean> => isManaging(tx, profileId)

/** Returns whether one profile manages another (D-20): a manager may see how their networkers perform (O-07). */
export const isManagerOf = (db: Database, managerId: string, talentId: string): Promise<boolean> => isAccepted(db, managerId, talentId)

/** Returns the networkers that a manager shows to everybody: accepted, and with a public page (D-40). */
export const shownTalentsOf = async (db: Database, managerId: string): Promise<Set<string>> =>
  new Set((await findListed(db, managerId)).map(({ account }) => account.talentId))

/** Returns the profiles that a manager manages. The manager's home shows their earnings. */
export const talentsOf = (db: Database, managerId: string): Promise<string[]> => findTalents(db, managerId)
