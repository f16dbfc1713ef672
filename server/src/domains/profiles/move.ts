import { Problem } from '@wasla/contract/errors/problem.ts'
import { businessNamesOf, claimsNames, losesNames, needsNames } from '@wasla/contract/profiles/names.ts'
import { decideMove, type ProfileEvent, type ProfileState } from '@wasla/contract/profiles/states.ts'
import { isBusiness, type ProfileType } from '@wasla/contract/profiles/types.ts'
import { isPublic } from '@wasla/contract/profiles/visibility.ts'
import type { Database } from '#database/database.ts'
import type { Deps } from '../../deps.ts'
import { appendReaderEvent } from '../events/service.ts'
import { departFromGroups, type Departure } from '../groups/service.ts'
import { changeBrandIcon } from '../showcase/service.ts'
import { claimBusinessNames, releaseBusinessNames } from './stores/name-claims.ts'
import { openProfileIds } from './stores/profiles.ts'
import { findMovable, saveMove } from './stores/states.ts'

type MoveDeps = Pick<Deps, 'dialect' | 'clock' | 'ids' | 'env'>

/**
 * Returns why an event ends a profile's memberships of groups, or null if the event does not end them (G-24, G-29). A suspended profile
 * remains a member, so `closed` ends its memberships too, although the profile's state does not change then.
 */
function departureOf(event: ProfileEvent, to: ProfileState | null): Departure | null {
  if (event === 'closed') return event
  if (to === null) return null
  return event === 'suspended' ? event : to === 'Rejected' ? 'rejected' : null
}

export type Moved = { userId: string; type: ProfileType; from: ProfileState; to: ProfileState }

/**
 * Moves a profile by an event (decisions C), in the transaction of that event, and notifies its owner's open pages. Concurrent events are
 * decided one after the other. Returns null if the profile is removed or its state has no transition for the event; the caller then
 * refuses. Only this function writes a profile's status. Throws `BUSINESS_NAME_TAKEN`. A business whose name was taken while it was
 * suspended is rejected instead of reinstated (Y-19).
 */
export async function moveProfile(tx: Database, deps: MoveDeps, profileId: string, event: ProfileEvent): Promise<Moved | null> {
  for (;;) {
    const profile = await findMovable(tx, profileId)
    if (!profile) return null
    const { userId, type, picture } = profile
    const move = decideMove(profile, event, profile.previousState)
    // Groups are locked before profiles, in the same order as when a profile joins a group.
    const departure = departureOf(event, move?.to ?? null)
    if (departure) await departFromGroups(tx, deps, { id: profileId, userId }, departure)
    if (!move) return null
    const { status, from, to } = move
    if (!(await saveMove(tx, profile, move))) continue
    if (!isPublic({ status }) && isBusiness(type) && picture !== null) await changeBrandIcon(tx, picture, null)
    if (!claimsNames(status)) await releaseBusinessNames(tx, profileId)
    else if (!(await claimBusinessNames(tx, profile, type, businessNamesOf(profile)))) {
      if (needsNames(event)) throw new Problem('BUSINESS_NAME_TAKEN')
      const lost = losesNames(event, status) ? await moveProfile(tx, deps, profileId, 'nameLost') : null
      if (lost) return { ...lost, from }
    }
    await appendReaderEvent(tx, deps.dialect, { userId, kind: 'profile', data: { profileId, state: to }, at: deps.clock.now() })
    return { userId, type, from, to }
  }
}

/** Moves every profile of a user by an event of the account. Profiles whose state has no transition for the event stay unchanged. */
export async function moveAll(
  tx: Database,
  deps: MoveDeps,
  userId: string,
  event: Extract<ProfileEvent, 'suspended' | 'closed' | 'reinstated'>,
): Promise<void> {
  for (const { id } of await openProfileIds(tx, userId)) await moveProfile(tx, deps, id, event)
}
