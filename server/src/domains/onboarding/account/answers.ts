import { Problem } from '@wasla/contract/errors/problem.ts'
import type { OnboardingAnswersInput } from '@wasla/contract/generated/user-types.ts'
import { onboardingAnswersRules, type OnboardingAnswers } from '@wasla/contract/onboarding/rules.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { settle } from '#platform/verdict.ts'

type AnswerDeps = Pick<Deps, 'db' | 'clock'>

/** The provisional profile takes on what was answered, as long as nothing is set up. A business is made later: until then one stays a networker (C-05). */
async function shapeProfile(tx: Database, { profileId }: Viewer, { accountKind, role, countryId }: OnboardingAnswers): Promise<boolean> {
  const type = accountKind === 'INDIVIDUAL' ? role : 'INFLUENCER'
  const shaped = await tx
    .updateTable('profiles')
    .set({ type, is_active_membership: type === 'AGENT' ? 1 : 0, country_id: countryId })
    .where('id', '=', profileId)
    .where('type', 'in', ['INFLUENCER', 'AGENT'])
    .where('status', '=', 'Onboarding')
    .where('onboarding_step', '=', 'SelectAccountType')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(shaped.numUpdatedRows) === 1
}

async function keep(tx: Database, { userId, profileId }: Viewer, answers: OnboardingAnswers, now: number): Promise<void> {
  const row = {
    account_kind: answers.accountKind,
    role: answers.role,
    country_id: answers.countryId,
    interests: JSON.stringify(answers.interests),
    goal: answers.goal ?? null,
    answered_at: now,
  }
  await tx
    .insertInto('onboarding_answers')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  await tx.deleteFrom('profile_interests').where('profile_id', '=', profileId).execute()
  if (answers.interests.length > 0)
    await tx
      .insertInto('profile_interests')
      .values(answers.interests.map((interestId, position) => ({ profile_id: profileId, interest_id: interestId, position })))
      .execute()
}

/**
 * `submitOnboardingAnswers` (C-01, C-12): may be given again until the account is set up; the last ones count. Throws
 * `UNAUTHORIZED_UPDATING` afterwards, and for businesses.
 */
export async function submitAnswers({ db, clock }: AnswerDeps, viewer: Viewer, input: OnboardingAnswersInput): Promise<void> {
  const answers = accept(onboardingAnswersRules, input)
  settle(
    await inTransaction(db, async (tx) => {
      if (!(await shapeProfile(tx, viewer, answers))) return new Problem('UNAUTHORIZED_UPDATING')
      return keep(tx, viewer, answers, clock.now())
    }),
  )
}

/** What somebody means to be, if they have said so. */
export const answeredKind = async (tx: Database, userId: string) =>
  (await tx.selectFrom('onboarding_answers').select('account_kind').where('user_id', '=', userId).executeTakeFirst())?.account_kind ?? null
