import { machineOf, nextState, partsOf, stateOf, type ProfileEvent, type ProfileState } from '@wasla/contract/profiles/states.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { tellReader } from '../events/service.ts'
import { changeIcon } from '../showcase/icons.ts'
import { claimBusinessName, releaseBusinessName } from './stores/name-claims.ts'

export type Moved = { userId: string; type: ProfileType; from: ProfileState; to: ProfileState }

const standing = (tx: Database, profileId: string) =>
  tx
    .selectFrom('profiles')
    .select(['user_id', 'type', 'status', 'onboarding_step', 'previous_state', 'picture', 'name'])
    .where('id', '=', profileId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()

/**
 * Tells a profile's machine (decisions C) what happened, in the transaction of what happened. Of those who tell at once, one moves it;
 * the next is judged by where it stands then. Null where the machine knows no such way, or the profile is gone: the caller refuses.
 * The owner's pages hear of every move. The one place that writes a profile's status.
 */
export async function moveProfile(
  tx: Database,
  { dialect, clock }: Pick<Deps, 'dialect' | 'clock'>,
  profileId: string,
  event: ProfileEvent,
): Promise<Moved | null> {
  for (;;) {
    const profile = await standing(tx, profileId)
    if (!profile) return null
    const from = stateOf(profile.status, profile.onboarding_step)
    const to = nextState(machineOf(profile.type), from, event, profile.previous_state)
    if (to === null) return null
    const { status, onboardingStep } = partsOf(to)
    const step = profile.onboarding_step
    const moved = await tx
      .updateTable('profiles')
      .set({ status, onboarding_step: onboardingStep, previous_state: to === 'Inactive' ? from : null })
      .where('id', '=', profileId)
      .where('status', '=', profile.status)
      .where((row) => (step === null ? row('onboarding_step', 'is', null) : row('onboarding_step', '=', step)))
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (Number(moved.numUpdatedRows) === 0) continue
    if (!isPublic({ status }) && isBusiness(profile.type) && profile.picture !== null) await changeIcon(tx, profile.picture, null)
    // Whoever decided that it is shown has seen its name: one that looks like another's does not undo the decision.
    if (status === 'Active' && profile.name !== null)
      await claimBusinessName(tx, { id: profileId, userId: profile.user_id }, profile.type, profile.name)
    else await releaseBusinessName(tx, profileId)
    await tellReader(tx, dialect, {
      userId: profile.user_id,
      kind: 'profile',
      data: { profileId, state: to },
      at: clock.now(),
    })
    return { userId: profile.user_id, type: profile.type, from, to }
  }
}
