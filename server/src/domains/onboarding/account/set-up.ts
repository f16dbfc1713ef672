import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { SetUpIndividualAccountInput } from '@wasla/contract/generated/user-types.ts'
import { acceptAccount, decideSetUp } from '@wasla/contract/onboarding/account.ts'
import type { IndividualAccount } from '@wasla/contract/onboarding/rules.ts'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { claimUserName, mayTakeName, moveProfile, takingName } from '../../profiles/service.ts'
import { findAnsweredKind, saveAccount } from '../stores/account.ts'
import { findJoiningProfile } from '../stores/profiles.ts'

type SetUpDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env'>

async function setUp(deps: SetUpDeps, tx: Database, { userId, profileId }: Viewer, account: IndividualAccount): Promise<void> {
  const name = account.userName ?? null
  const state = {
    profile: await findJoiningProfile(tx, profileId),
    answeredKind: await findAnsweredKind(tx, userId),
    isUserNameFree: name === null || (await mayTakeName(tx, deps, profileId, name)),
  }
  const changes = changesOf(decideSetUp(state, account))
  // Another device set the account up at the same time.
  if (!(await moveProfile(tx, deps, profileId, 'accountSetUp'))) throw new Problem('UNAUTHORIZED_UPDATING')
  if (changes.userName !== null) await claimUserName(tx, { id: profileId, userId }, changes.userName)
  await saveAccount(tx, profileId, changes)
}

/**
 * Implements the mutation `setUpIndividualAccount` (C-03). If two people take one user name at the same time, the second gets
 * `USERNAME_ALREADY_EXISTS`.
 */
export async function setUpAccount(deps: SetUpDeps, viewer: Viewer, input: SetUpIndividualAccountInput): Promise<void> {
  const account = acceptAccount(input, deps.env.productName, deps.clock.now())
  await takingName(() => inTransaction(deps.db, (tx) => setUp(deps, tx, viewer, account)))
}
