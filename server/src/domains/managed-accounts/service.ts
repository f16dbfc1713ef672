import { pageFrom, pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import { invalidInput, Problem } from '@wasla/contract/errors/problem.ts'
import type { ManagedAccountFilterStatus, RequestStatus } from '@wasla/contract/generated/user-types.ts'
import { byName } from '@wasla/contract/managed-accounts/fields.ts'
import { managedAccountLimits } from '@wasla/contract/managed-accounts/limits.ts'
import { managerTypes, mayBeInvited, mayInvite, sideOf, type Side } from '@wasla/contract/managed-accounts/policy.ts'
import { openStatuses, statusesOf, type ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import { answerOf, deedsOf } from '@wasla/contract/managed-accounts/states.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { isClash } from '#database/clash.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import type { RateRule } from '#platform/rate-limit.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import { takeBackUnread } from '../notifications/note.ts'
import { notify } from '../notifications/notify.ts'
import { holdProfile, type ProfileQuery, requireVisible } from '../profiles/service.ts'
import { tell } from './move.ts'
import { areBound, countManaged, findManaged, findManagedAccount, findManagers, findShown, insertManagedAccount } from './store.ts'

type ManagedPage = { count: number; data: ManagedAccountRecord[] }

/** Agents and agencies, and the networkers in their care (D-20 to D-23, D-40). A foreign one answers as one that is not there. */
export type ManagedAccountsService = {
  /** The viewer's talents and those they asked, newest first (D-23). */
  mine(viewer: Viewer, filter: ManagedAccountFilterStatus | null | undefined, page: PageArgument): Promise<ManagedPage>
  /** Who asks to manage the viewer, then who does. */
  managers(viewer: Viewer): Promise<ManagedAccountRecord[]>
  /** What everybody sees of a manager's talents, by name in the reader's alphabet. Throws `PROFILE_NOT_FOUND` (D-05). */
  of(asked: ProfileQuery, page: PageArgument, language: Language): Promise<ManagedPage>
  /** One that was accepted, for its manager (D-22). Throws `MANAGED_ACCOUNT_NOT_FOUND`. */
  overview(viewer: Viewer, id: string): Promise<ManagedAccountRecord>
  /**
   * Throws `UNAUTHORIZED_UPDATING` for who manages nobody, `PROFILE_NOT_FOUND` for who is no networker or cannot be seen,
   * `MANAGED_ACCOUNT_CONFLICT` for one who is asked or managed already, `DTO_VALIDATION_ERROR` with `maxItems` over the limit,
   * `RATE_LIMITED` for who asks too many, or one too often.
   */
  invite(viewer: Viewer, talentId: string): Promise<ManagedAccountRecord>
  /**
   * The networker's answer. Throws `UNAUTHORIZED_UPDATING` for the manager, `MANAGED_ACCOUNT_UPDATE_FAILED` for one that waits for none:
   * of answers at once, one counts.
   */
  answer(viewer: Viewer, given: { id: string; status: RequestStatus }): Promise<ManagedAccountRecord>
  /** Either side withdraws, from an invitation or an agreement. Throws `MANAGED_ACCOUNT_NOT_FOUND` for what is over already. */
  remove(viewer: Viewer, id: string): Promise<{ id: string }>
}

const missing = () => new Problem('MANAGED_ACCOUNT_NOT_FOUND')

/** Invitations of one manager in a minute, and to one networker in a day: nobody is asked again and again. */
const perManager = { count: 30, window: 60 }
const perPair = { count: 5, window: 24 * 3600 }

type Own = { account: ManagedAccountRecord; side: Side }

async function ownOf(db: Database, { profileId }: Viewer, id: string): Promise<Own> {
  const account = await findManagedAccount(db, id)
  const side = account && sideOf(account, profileId)
  if (!account || !side) throw missing()
  return { account, side }
}

export function createManagedAccountsService(
  deps: Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits' | 'settings'>,
): ManagedAccountsService {
  const { db, clock, ids, limits, settings } = deps

  const refusalIfOften = async (tx: Database, key: string, rule: RateRule) => {
    const retryAfter = await limits.take(key, rule, { whenDown: 'closed', within: tx })
    return retryAfter === null ? null : new Problem('RATE_LIMITED', { retryAfter })
  }

  /** The profiles of both are held, so that neither becomes another meanwhile and a manager's invitations are counted one by one. */
  const inviting = (viewer: Viewer, talentId: string) =>
    inTransaction(db, async (tx): Promise<Verdict<ManagedAccountRecord>> => {
      const manager = await holdProfile(tx, viewer.profileId, managerTypes)
      if (!manager || !mayInvite(manager)) return new Problem('UNAUTHORIZED_UPDATING')
      const often = await refusalIfOften(tx, `talents:${viewer.profileId}`, perManager)
      if (often) return often
      const talent = await holdProfile(tx, talentId, ['INFLUENCER'])
      if (!talent || !mayBeInvited(talent)) return new Problem('PROFILE_NOT_FOUND')
      if (await areBound(tx, viewer.profileId, talentId)) return new Problem('MANAGED_ACCOUNT_CONFLICT')
      const most = settings.get('talents.perManager')
      if ((await countManaged(tx, viewer.profileId, openStatuses)) >= most)
        return invalidInput([{ path: 'profileId', rule: 'maxItems', params: { max: most } }])
      const again = await refusalIfOften(tx, `talents:${viewer.profileId}:${talentId}`, perPair)
      if (again) return again
      const account: ManagedAccountRecord = {
        id: ids.uuid(),
        managerId: viewer.profileId,
        talentId,
        status: 'Pending',
        createdAt: clock.now(),
        answeredAt: null,
      }
      await insertManagedAccount(tx, account)
      const line = { profileId: talentId, type: 'MANAGED_ACCOUNT_CREATED', senderProfileId: viewer.profileId } as const
      await takeBackUnread(tx, line)
      await notify(tx, deps, { ...line, referenceId: account.id })
      return account
    })

  return {
    mine: ({ profileId }, filter, page) => findManaged(db, profileId, statusesOf[filter ?? 'all'], pageOf(page)),
    managers: ({ profileId }) => findManagers(db, profileId),
    async of(asked, page, language) {
      await requireVisible(db, asked)
      const order = byName(language)
      const shown = (await findShown(db, asked.profileId)).toSorted((one, other) => order(one.talent, other.talent))
      return pageFrom(
        shown.map(({ account }) => account),
        pageOf(page ?? { limit: managedAccountLimits.publicPage }),
      )
    },
    async overview(viewer, id) {
      const { account, side } = await ownOf(db, viewer, id)
      if (side !== 'manager' || account.status !== 'Accepted') throw missing()
      return account
    },
    async invite(viewer, talentId) {
      try {
        return settle(await inviting(viewer, talentId))
      } catch (error) {
        throw isClash(error) ? new Problem('MANAGED_ACCOUNT_CONFLICT') : error
      }
    },
    async answer(viewer, { id, status }) {
      const event = answerOf(status)
      if (!event) throw invalidInput([{ path: 'status', rule: 'unknownValue' }])
      const { account, side } = await ownOf(db, viewer, id)
      if (!deedsOf[side].includes(event)) throw new Problem('UNAUTHORIZED_UPDATING')
      const answered = await inTransaction(db, async (tx) => {
        // Nobody is accepted by who stops being a manager at the same moment (D-24).
        const manager = await holdProfile(tx, account.managerId, managerTypes)
        return manager || event === 'rejected' ? tell(tx, deps, account, event) : null
      })
      if (!answered) throw new Problem('MANAGED_ACCOUNT_UPDATE_FAILED')
      return answered
    },
    async remove(viewer, id) {
      const { account } = await ownOf(db, viewer, id)
      if (!(await inTransaction(db, (tx) => tell(tx, deps, account, 'removed')))) throw missing()
      return { id }
    },
  }
}
