import { decideAnswers } from '@wasla/contract/onboarding/account.ts'
import type { OnboardingAnswersInput } from '@wasla/contract/generated/user-types.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Deps } from '../../../deps.ts'
import type { Viewer } from '../../session/viewer.ts'
import { inTransaction } from '#database/transaction.ts'
import { saveAnswers, shapeProfile } from '../stores/account.ts'
import { findJoiningProfile } from '../stores/profiles.ts'

/** Implements the mutation `submitOnboardingAnswers` (C-01, C-12). */
export const submitAnswers = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { profileId }: Viewer,
  input: OnboardingAnswersInput,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { profile, answers } = changesOf(decideAnswers(await findJoiningProfile(tx, profileId), input, clock.now()))
    if (!(await shapeProfile(tx, profileId, profile))) throw new Problem('UNAUTHORIZED_UPDATING')
    await saveAnswers(tx, profileId, answers)
  })
