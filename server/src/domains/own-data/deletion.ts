import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideDeletion, decideDue, decideKeeping } from '@wasla/contract/own-data/deletion.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Deps } from '../../deps.ts'
import { endManagedAccounts } from '../managed-accounts/service.ts'
import { notify } from '../notifications/service.ts'
import type { OnboardingService } from '../onboarding/service.ts'
import type { ProfilesService } from '../profiles/service.ts'
import { lockUser, type SessionService } from '../session/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { WalletService } from '../wallet/service.ts'
import { beganAt } from './began.ts'
import { deleteDeletion, findDeletion, findDue, insertDeletion, saveDeletion } from './stores/deletions.ts'

const day = 86_400_000
/** Accounts that one run ends. */
const atOnce = 50

type DeletionDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'log' | 'settings'> & {
  session: Pick<SessionService, 'closeAccount'>
  profiles: Pick<ProfilesService, 'moveAll'>
  onboarding: Pick<OnboardingService, 'leave'>
  wallet: Pick<WalletService, 'lockFunds'>
}

/** Returns the days of a countdown. They are those after which a closed account is erased (D-37). */
export const deletionDays = ({ settings }: Pick<Deps, 'settings'>): number => settings.get('accounts.erasedAfter')

/** `deleteMyAccount`: hides all profiles and begins the countdown. */
export async function requestDeletion(deps: DeletionDeps, { userId, profileId, sessionId }: Viewer): Promise<void> {
  const { db, clock, wallet, profiles } = deps
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const funds = await wallet.lockFunds(tx, userId)
    const state = { running: await findDeletion(tx, userId), funds, session: { createdAt: await beganAt(tx, sessionId) } }
    const deletion = changesOf(decideDeletion(state, { userId, profileId, life: deletionDays(deps) * day }, clock.now()))
    await insertDeletion(tx, deletion)
    await profiles.moveAll(tx, userId, 'suspended')
    await writeAudit(tx, deps, { actor: userId, action: 'ownData.deletionRequested', target: userId })
    const meta = { day: civilDate(deletion.dueAt) }
    await notify(tx, deps, { profileId, type: 'ACCOUNT_DELETION_REQUESTED', meta })
  })
}

/** `keepMyAccount`: ends the countdown and shows the profiles again, each in the state that it had. */
export async function keepAccount({ db, profiles, ...deps }: DeletionDeps, { userId }: Viewer): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    changesOf(decideKeeping(await findDeletion(tx, userId)))
    await deleteDeletion(tx, userId)
    await profiles.moveAll(tx, userId, 'reinstated')
    await writeAudit(tx, deps, { actor: userId, action: 'ownData.accountKept', target: userId })
  })
}

/** What ending an account needs of other domains. */
type EndingDeps = Pick<DeletionDeps, 'session' | 'profiles' | 'onboarding'> & Pick<Deps, 'dialect' | 'clock' | 'ids' | 'env'>

/**
 * Closes an account in the caller's transaction (D-37): its sessions, its place in the waiting list and the agreements of its profiles end.
 * False if it is closed already. The caller checks that it has no money.
 */
export async function endAccount(tx: Database, deps: EndingDeps, userId: string): Promise<boolean> {
  if (!(await deps.session.closeAccount(tx, userId))) return false
  await deps.profiles.moveAll(tx, userId, 'closed')
  await deps.onboarding.leave(tx, userId)
  await endManagedAccounts(tx, deps, { userId }, 'closed')
  return true
}

/** Ends one account whose countdown is over, or holds it up because of its money. */
async function endOne(tx: Database, deps: DeletionDeps, userId: string): Promise<void> {
  const now = deps.clock.now()
  await lockUser(tx, userId)
  const deletion = await findDeletion(tx, userId)
  // The owner was faster and keeps the account, or another process has decided.
  if (!deletion || deletion.tryAt > now) return
  const turn = decideDue(deletion, await deps.wallet.lockFunds(tx, userId), now)
  if (turn.kind === 'erase') {
    if (await endAccount(tx, deps, userId)) await writeAudit(tx, deps, { actor: 'system', action: 'ownData.accountEnded', target: userId })
    return
  }
  await saveDeletion(tx, turn.deletion)
  if (turn.isFirst) await notify(tx, deps, { profileId: deletion.profileId, type: 'ACCOUNT_DELETION_HELD' })
}

/** For the upkeep: ends the accounts whose countdown is over. They are erased after that, like all closed accounts. */
export async function endDue(deps: DeletionDeps): Promise<void> {
  for (const userId of await findDue(deps.db, deps.clock.now(), atOnce)) {
    try {
      await inTransaction(deps.db, (tx) => endOne(tx, deps, userId))
    } catch (error) {
      deps.log.error('An account could not be ended after its countdown; the next turn tries again', { user: userId, error })
    }
  }
}
