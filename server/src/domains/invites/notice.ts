import { noticeOf } from '@wasla/contract/invites/invitation.ts'
import { invitationPath, type FriendInvitationRecord } from '@wasla/contract/invites/record.ts'
import type { Language } from '@wasla/contract/platform/language.ts'
import type { Deps } from '../../deps.ts'
import type { Database } from '#database/database.ts'
import { notify, queueText } from '../notifications/service.ts'
import { invitationCodeOf } from '../session/service.ts'
import { findProfilesOfNumber, wasInvitedByOthers } from './store.ts'

export type NoticeDeps = Pick<Deps, 'dialect' | 'clock' | 'ids' | 'env'>

/** An invitation, with the data for its message. */
export type Notice = {
  invitation: FriendInvitationRecord
  countryId: string
  language: Language
  senderProfileId: string
}

/** Notifies the invited number, unless it got a message after `quietSince`: a member in the panel, anybody else by text message (J-02). */
export async function sendNotice(
  tx: Database,
  deps: NoticeDeps,
  { invitation, countryId, language, senderProfileId }: Notice,
  quietSince: number,
): Promise<void> {
  const { env } = deps
  const { id, inviterId, mobileNo } = invitation
  const notice = noticeOf({
    wasInvitedByOthers: await wasInvitedByOthers(tx, invitation, quietSince),
    profiles: await findProfilesOfNumber(tx, mobileNo),
  })
  if (notice.kind === 'none') return
  if (notice.kind === 'notification')
    return notify(tx, deps, { profileId: notice.profileId, type: 'FRIEND_INVITATION_RECEIVED', referenceId: id, senderProfileId })
  const link = `${env.publicUrl}${invitationPath(await invitationCodeOf(tx, inviterId))}`
  await queueText(tx, deps, {
    to: mobileNo,
    countryId,
    kind: 'invitation',
    language,
    variables: { product: env.productName[language], link },
  })
}
