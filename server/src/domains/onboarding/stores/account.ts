import type { AccountSetUp, Answers } from '@wasla/contract/onboarding/account.ts'
import { userNameKey } from '@wasla/contract/profiles/user-name.ts'
import { individualTypes } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, json, same } from '#database/record.ts'
import type { OnboardingAnswersTable } from '#database/tables/onboarding.ts'

const answersRecord = defineRecord<OnboardingAnswersTable>()({
  userId: same,
  accountKind: same,
  role: same,
  countryId: same,
  interests: json<readonly string[]>(),
  goal: same,
  answeredAt: same,
})

/** Applies the answers to the provisional profile. Returns false if the account is set up already, or is a business. */
export async function shapeProfile(tx: Database, profileId: string, shape: Answers['profile']): Promise<boolean> {
  const shaped = await tx
    .updateTable('profiles')
    .set({ type: shape.type, is_active_membership: shape.isActiveMembership ? 1 : 0, country_id: shape.countryId })
    .where('id', '=', profileId)
    .where('type', 'in', individualTypes)
    .where('status', '=', 'Onboarding')
    .where('onboarding_step', '=', 'SelectAccountType')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(shaped.numUpdatedRows) === 1
}

/** Saves a user's answers in place of earlier ones, and the profile's interests. */
export async function saveAnswers(tx: Database, profileId: string, { interestIds, ...answers }: Answers['answers']): Promise<void> {
  const row = answersRecord.write({ ...answers, interests: interestIds })
  await tx
    .insertInto('onboarding_answers')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  await tx.deleteFrom('profile_interests').where('profile_id', '=', profileId).execute()
  if (interestIds.length > 0)
    await tx
      .insertInto('profile_interests')
      .values(interestIds.map((interestId, position) => ({ profile_id: profileId, interest_id: interestId, position })))
      .execute()
}

/** Returns the kind of account that a user chose; null if they have not answered yet. */
export const findAnsweredKind = async (tx: Database, userId: string) =>
  (await tx.selectFrom('onboarding_answers').select('account_kind').where('user_id', '=', userId).executeTakeFirst())?.account_kind ?? null

export const saveAccount = (tx: Database, profileId: string, account: AccountSetUp) =>
  tx
    .updateTable('profiles')
    .set({
      first_name: account.firstName,
      last_name: account.lastName,
      gender: account.gender,
      date_of_birth: account.dateOfBirth,
      user_name: account.userName,
      user_name_key: account.userName === null ? null : userNameKey(account.userName),
      contact_email: account.email,
    })
    .where('id', '=', profileId)
    .execute()
