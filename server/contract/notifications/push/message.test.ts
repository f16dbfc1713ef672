import { describe, expect, it } from 'vitest'
import type { NotificationRecord } from '../record.ts'
import { pushLimits } from './limits.ts'
import { pushMessageOf } from './message.ts'

const record: NotificationRecord = {
  id: 'n',
  profileId: 'p',
  type: 'GROUP_REQUEST_CREATED',
  meta: { groupId: 'g', groupName: 'Date season' },
  referenceId: 'r',
  senderProfileId: 's',
  createdAt: 1,
  readAt: null,
}
const sender = { name: 'Huda', leads: { userType: 'INFLUENCER', username: 'huda' } } as const

describe('pushMessageOf', () => {
  it('returns the text and the path of the panel, in the reader’s language and direction', () => {
    expect(pushMessageOf(record, { language: 'en', unread: 3, sender })).toEqual({
      title: 'Request to join',
      body: expect.stringMatching(/^\u2068Huda\u2069 .*\u2068Date season\u2069$/) as unknown,
      lang: 'en',
      dir: 'ltr',
      tag: 'n',
      path: '/groups/my/g/requests',
      unread: 3,
    })
    expect(pushMessageOf(record, { language: 'ar', unread: 1, sender: null })).toMatchObject({ lang: 'ar', dir: 'rtl', unread: 1 })
  })

  it('leads to the sender’s page if the panel does', () => {
    const invited: NotificationRecord = { ...record, type: 'FRIEND_INVITATION_RECEIVED' }
    expect(pushMessageOf(invited, { language: 'en', unread: 1, sender }).path).toBe('/profile/influencer/huda')
    expect(pushMessageOf(invited, { language: 'en', unread: 1, sender: null }).path).toBe('/home')
  })

  it('gives one tag to notifications of which only the newest about a subject is worth reading', () => {
    const tagOf = (over: Partial<NotificationRecord>) => pushMessageOf({ ...record, ...over }, { language: 'en', unread: 1, sender }).tag
    const waiting = { type: 'PROGRAM_RESULTS_WAITING', meta: { programId: 'a' } } as const
    expect(tagOf({ ...waiting, id: 'first' })).toBe(tagOf({ ...waiting, id: 'second' }))
    expect(tagOf({ ...waiting, meta: { programId: 'b' } })).not.toBe(tagOf(waiting))
    expect(tagOf({ ...waiting, meta: {}, id: 'first' })).toBe('first')
    expect(tagOf({ type: 'PROGRAM_EARNING_RECEIVED', meta: { programId: 'a' }, id: 'first' })).toBe('first')
    expect(tagOf({ type: 'SAVED_PEOPLE_FILTER_MATCHED', referenceId: 'x' })).not.toBe(
      tagOf({ type: 'SAVED_PEOPLE_FILTER_MATCHED', referenceId: 'y' }),
    )
  })

  it('cuts long texts, so that the encrypted push is accepted', () => {
    const long = { ...record, type: 'PROGRAM_STATUS_CHANGED', meta: { programName: 'ب'.repeat(5_000), programStatus: 'ACTIVE' } } as const
    const message = pushMessageOf(long, { language: 'ar', unread: 1, sender: null })
    expect([...message.body].length).toBeLessThanOrEqual(pushLimits.body)
    // An Arabic letter is two bytes, and an accepted push has 4,096 of them.
    expect(JSON.stringify(message).length).toBeLessThan(1_000)
  })
})
