import { describe, expect, it } from 'vitest'
import { decideNotification, isReplaced, type NotificationDraft } from './draft.ts'
import { notificationTypes } from './record.ts'

const at = { id: 'n', now: 7 }
const invitation: NotificationDraft = { profileId: 'p', type: 'MANAGED_ACCOUNT_CREATED', senderProfileId: 's', replacesUnread: true }

describe('decideNotification', () => {
  it('returns an unread notification with the given values and no others', () => {
    expect(decideNotification({ profileId: 'p', type: 'IDENTITY_VERIFICATION_APPROVED' }, { language: 'ar' }, at)).toEqual({
      record: {
        id: 'n',
        profileId: 'p',
        type: 'IDENTITY_VERIFICATION_APPROVED',
        meta: {},
        referenceId: null,
        senderProfileId: null,
        createdAt: 7,
        readAt: null,
      },
      text: null,
    })
  })

  it('also returns a text message for nine types, in the account’s language or else in English', () => {
    const texts = notificationTypes.flatMap((type) => decideNotification({ profileId: 'p', type }, { language: null }, at).text ?? [])
    expect(texts.map(({ kind }) => kind)).toEqual([
      'businessApproved',
      'businessRejected',
      'admitted',
      'budgetAlert',
      'withdrawalPaid',
      'withdrawalFailed',
      'dataArchive',
      'accountDeletion',
      'accountDeletionHeld',
    ])
    expect(new Set(texts.map(({ language }) => language))).toEqual(new Set(['en']))
    expect(decideNotification({ profileId: 'p', type: 'WAITING_LIST_ADMITTED' }, { language: 'ar' }, at).text?.language).toBe('ar')
  })

  it('returns no text message if the draft is for the panel only (X-32)', () => {
    const draft = { profileId: 'p', type: 'PROGRAM_BUDGET_ALERT', isPanelOnly: true } as const
    expect(decideNotification(draft, { language: null }, at).text).toBeNull()
  })

  it('replaces (isReplaced) unread notifications of the same panel, type and sender, and only if replacesUnread is true', () => {
    const line = decideNotification({ ...invitation, referenceId: 'former' }, { language: null }, at).record
    expect(isReplaced(line, invitation)).toBe(true)
    expect(isReplaced(line, { ...invitation, replacesUnread: false })).toBe(false)
    for (const other of [{ profileId: 'q' }, { type: 'GROUP_INVITATION_CREATED' as const }, { senderProfileId: 't' }, { readAt: 8 }])
      expect(isReplaced({ ...line, ...other }, invitation)).toBe(false)
  })
})
