import { pageOf, type PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { FriendInvitation, FriendInvitationPage, InviteFriendInput } from '@wasla/contract/generated/user-types.ts'
import { inviteWindow } from '@wasla/contract/invites/limits.ts'
import { friendInvitationOf, invitationPath, type FriendInvitationRecord } from '@wasla/contract/invites/record.ts'
import { inviteFriendRules } from '@wasla/contract/invites/rules.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import { countryById } from '@wasla/contract/reference/countries.ts'
import { toE164 } from '@wasla/contract/session/phone.ts'
import { accept } from '@wasla/contract/validation/check.ts'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../session/viewer.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { notify } from '../notifications/notify.ts'
import { queueText } from '../notifications/texts/queue.ts'
import { isCounted } from '../../platform/counted-callers.ts'
import { findInvitations, findMember, recordInvitation, wasInvitedByOthers } from './store.ts'

type InviteDeps = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env' | 'limits' | 'settings'>

/** Inviting friends by telephone number (J-01, J-02). */
export type InvitesService = {
  /**
   * Throws `USER_ALREADY_EXIST` for one's own number, `USER_ALREADY_INVITED` for who was invited lately, both at `mobileNumber`, and
   * `RATE_LIMITED` after ten a day, or twenty from one network. A member's number answers like any other.
   */
  inviteFriend(viewer: Viewer, input: InviteFriendInput, from: { language: Language; address: string }): Promise<FriendInvitation>
  /** What the viewer's owner invited, newest first. */
  mine(viewer: Viewer, page: PageArgument): Promise<FriendInvitationPage>
}

type Letter = {
  invitation: FriendInvitationRecord
  countryId: string
  code: string
  language: Language
  quietSince: number
  senderProfileId: string
}

/** Tells whoever has the number, once in a while whoever invites them: members in their panel, others by a message (J-02). */
async function tell(
  tx: Database,
  deps: InviteDeps,
  { invitation, countryId, code, language, quietSince, senderProfileId }: Letter,
): Promise<void> {
  const { env } = deps
  if (await wasInvitedByOthers(tx, invitation, quietSince)) return
  const member = await findMember(tx, invitation.mobileNo)
  if (member)
    return notify(tx, deps, {
      profileId: member.profileId,
      type: 'FRIEND_INVITATION_RECEIVED',
      referenceId: invitation.id,
      senderProfileId,
    })
  await queueText(tx, deps, {
    to: invitation.mobileNo,
    countryId,
    kind: 'invitation',
    language,
    variables: { product: env.productName[language], link: `${env.publicUrl}${invitationPath(code)}` },
  })
}

export function createInvitesService(deps: InviteDeps): InvitesService {
  const { db, clock, ids, limits, settings } = deps
  return {
    async inviteFriend(viewer, input, { language, address }) {
      const { countryId, mobileNumber } = accept(inviteFriendRules, input)
      const country = countryById(countryId)
      const mobileNo = country ? toE164(mobileNumber, country) : null
      if (mobileNo === null) throw new Problem('COUNTRY_NOT_FOUND')
      if (mobileNo === viewer.profile.login_number)
        throw new Problem('USER_ALREADY_EXIST', undefined, [{ path: 'mobileNumber', rule: 'ownNumber' }])
      const now = clock.now()
      const quietSince = now - settings.get('invites.quietDays') * 86_400_000
      const invitation: FriendInvitationRecord = { id: ids.uuid(), inviterId: viewer.userId, mobileNo, status: 'Pending', createdAt: now }
      // A refusal here undoes what was written before it: nothing of it must stay.
      const written = await inTransaction(db, async (tx) => {
        const kept = await recordInvitation(tx, invitation, quietSince)
        if (!kept) throw new Problem('USER_ALREADY_INVITED', undefined, [{ path: 'mobileNumber', rule: 'alreadyInvited' }])
        const rule = { count: settings.get('invites.perDay'), window: inviteWindow }
        await limits.enforce(`invites:${viewer.userId}`, rule, { whenDown: 'closed', within: tx })
        if (isCounted(deps.env, address)) {
          const ofAddress = { count: settings.get('invites.perDayOfAddress'), window: inviteWindow }
          await limits.enforce(`invites:${address}`, ofAddress, { whenDown: 'closed', within: tx })
        }
        const { invitation_code: code } = await tx
          .selectFrom('users')
          .select('invitation_code')
          .where('id', '=', viewer.userId)
          .executeTakeFirstOrThrow()
        await tell(tx, deps, { invitation: kept, countryId, code, language, quietSince, senderProfileId: viewer.profileId })
        return kept
      })
      return friendInvitationOf(written)
    },
    async mine(viewer, page) {
      const { count, data } = await findInvitations(db, viewer.userId, pageOf(page))
      return { count, data: data.map(friendInvitationOf) }
    },
  }
}
