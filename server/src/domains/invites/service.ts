import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import type { FriendInvitation, FriendInvitationPage, InviteFriendInput } from '@wasla/contract/generated/user-types.ts'
import { alreadyInvited, decideInvitation, quietSince } from '@wasla/contract/invites/invitation.ts'
import { inviteWindow } from '@wasla/contract/invites/limits.ts'
import { friendInvitationOf } from '@wasla/contract/invites/record.ts'
import { inviteFriendRules } from '@wasla/contract/invites/rules.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { acceptedNumber } from '@wasla/contract/session/rules.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import type { OnboardingService } from '../onboarding/service.ts'
import { sendNotice } from './notice.ts'
import { findInvitation, findInvitations, markAccepted, saveInvitation } from './store.ts'

type InviteDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits' | 'settings'> & {
  onboarding: Pick<OnboardingService, 'friendSignedUp'>
}

/** Invitations of friends by phone number (J-01, J-02). */
export type InvitesService = {
  /**
   * Throws the errors of `decideInvitation`. Throws `RATE_LIMITED` after ten invitations of a user in a day, or twenty from one network.
   */
  inviteFriend(viewer: Viewer, input: InviteFriendInput, from: { language: Language; address: string }): Promise<FriendInvitation>
  /** Returns the invitations that the viewer's user sent, newest first. */
  mine(viewer: Viewer, page: PageArgument): Promise<FriendInvitationPage>
  /** Accepts the invitation and moves the inviter up the waiting list (J-04). Runs in the transaction of a sign-up with a member's code. */
  accepted(tx: Database, invitation: { inviterId: string; mobileNo: string }): Promise<void>
}

export function createInvitesService(deps: InviteDeps): InvitesService {
  const { db, clock, ids, env, limits, settings, onboarding } = deps

  /**
   * Counts an invitation for the person and for the network. Returns the seconds to wait if one of the two limits is exceeded, otherwise
   * null.
   */
  async function count(tx: Database, userId: string, address: string): Promise<number | null> {
    const take = (key: string, most: 'invites.perDay' | 'invites.perDayOfAddress') =>
      limits.take(`invites:${key}`, { count: settings.get(most), window: inviteWindow }, { whenDown: 'closed', within: tx })
    return (await take(userId, 'invites.perDay')) ?? (isCounted(env, address) ? take(address, 'invites.perDayOfAddress') : null)
  }

  return {
    async inviteFriend({ userId, profileId, profile }, input, { language, address }) {
      const accepted = accept(inviteFriendRules, input)
      const mobileNo = acceptedNumber(accepted)
      const now = clock.now()
      const since = quietSince(settings.get, now)
      // A refusal inside this transaction rolls back the counts too: a refused invitation must not be stored in any form.
      const invitation = await inTransaction(db, async (tx) => {
        const request = { id: ids.uuid(), inviterId: userId, mobileNo }
        const state = {
          ownNumber: profile.login_number,
          previous: await findInvitation(tx, request),
          retryAfter: await count(tx, userId, address),
        }
        const decided = changesOf(decideInvitation(state, request, settings.get, now))
        if (!(await saveInvitation(tx, decided, since))) throw alreadyInvited()
        await sendNotice(tx, deps, { invitation: decided, countryId: accepted.countryId, language, senderProfileId: profileId }, since)
        return decided
      })
      return friendInvitationOf(invitation)
    },
    async mine({ userId }, page) {
      const { count: total, data } = await findInvitations(db, userId, pageOf(page))
      return { count: total, data: data.map(friendInvitationOf) }
    },
    async accepted(tx, { inviterId, mobileNo }) {
      await markAccepted(tx, inviterId, mobileNo)
      await onboarding.friendSignedUp(tx, inviterId)
    },
  }
}
