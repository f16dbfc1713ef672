import { Problem } from '@wasla/contract/errors/problem.ts'
import type { SetUpIndividualAccountInput } from '@wasla/contract/generated/user-types.ts'
import { setUpIndividualAccountRules, type IndividualAccount } from '@wasla/contract/onboarding/rules.ts'
import { houseNameRefusal, unnamed } from '@wasla/contract/profiles/house-name.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { settle, type Verdict } from '#platform/verdict.ts'
import { moveProfile } from '../../profiles/move.ts'
import { claimUserName } from '../../profiles/name-claims.ts'
import { mayTakeName, nameIsTaken, takingName } from '../../profiles/user-names.ts'
import { answeredKind } from './answers.ts'

type SetUpDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'env'>

async function setUp(deps: SetUpDeps, tx: Database, { userId, profileId }: Viewer, account: IndividualAccount): Promise<Verdict<void>> {
  // Nobody skips the questions, and who meant to be a business makes one (C-02).
  if ((await answeredKind(tx, userId)) !== 'INDIVIDUAL') return new Problem('UNAUTHORIZED_UPDATING')
  const name = account.userName ?? null
  if (name !== null && !(await mayTakeName(tx, deps, profileId, name))) return nameIsTaken()
  if (!(await moveProfile(tx, deps, profileId, 'accountSetUp'))) return new Problem('UNAUTHORIZED_UPDATING')
  if (name !== null) await claimUserName(tx, { id: profileId, userId }, name)
  await tx
    .updateTable('profiles')
    .set({
      first_name: account.firstName,
      last_name: account.lastName,
      gender: account.gender,
      date_of_birth: account.date_of_birth,
      user_name: name,
      user_name_key: name === null ? null : userNameKey(name),
      contact_email: account.email ?? null,
    })
    .where('id', '=', profileId)
    .execute()
}

/**
 * `setUpIndividualAccount` (C-03): names, gender, birthday, and if wanted a user name, whose first choice is free (D-03). Throws
 * `UNAUTHORIZED_UPDATING` without answers, after answers for a business, and for who is set up already; `USERNAME_ALREADY_EXISTS`
 * at its field.
 */
export async function setUpAccount(deps: SetUpDeps, viewer: Viewer, input: SetUpIndividualAccountInput): Promise<void> {
  const account = accept(setUpIndividualAccountRules(deps.clock.now()), input)
  const refusal = houseNameRefusal({ ...unnamed, firstName: account.firstName, lastName: account.lastName }, unnamed, deps.env.productName)
  if (refusal) throw refusal
  settle(await takingName(() => inTransaction(deps.db, (tx) => setUp(deps, tx, viewer, account))))
}
