import { describe, expect, it } from 'vitest'
import type { NotificationRecord } from './record.ts'
import { requestedIds, checkRequested, decideStatuses, newestFirst } from './status.ts'

const line = (id: string, changes: Partial<NotificationRecord> = {}): NotificationRecord => ({
  id,
  profileId: 'me',
  type: 'WAITING_LIST_ADMITTED',
  meta: {},
  referenceId: null,
  senderProfileId: null,
  createdAt: 1,
  readAt: null,
  ...changes,
})
const read = (notificationId: string) => ({ notificationId, status: 'READ' as const })
const unread = (notificationId: string) => ({ notificationId, status: 'UNREAD' as const })

describe('decideStatuses', () => {
  it('returns the notifications in the requested order, and keeps the time at which a notification was first read', () => {
    const { changes } = decideStatuses(
      [line('a'), line('b', { readAt: 5 }), line('c', { readAt: 6 })],
      [read('b'), unread('c'), read('a')],
      9,
    )
    expect(changes?.map(({ id, readAt }) => [id, readAt])).toEqual([
      ['b', 5],
      ['c', null],
      ['a', 9],
    ])
  })

  it('uses the last of two statuses for the same notification', () => {
    expect(decideStatuses([line('a')], [read('a'), unread('a')], 9).changes).toEqual([line('a')])
    expect(requestedIds([read('a'), unread('a')])).toEqual(['a'])
  })

  it('changes nothing if a notification does not exist or is in another panel', () => {
    expect(decideStatuses([line('a')], [read('a'), read('foreign')], 9).problem?.code).toBe('NOTIFICATION_NOT_FOUND')
  })

  it('accepts at most a hundred notifications, and an empty list', () => {
    const many = (count: number) => Array.from({ length: count }, (_, place) => read(String(place)))
    expect(checkRequested(many(100)).problem).toBeUndefined()
    expect(checkRequested(many(101)).problem?.fields).toEqual([{ path: 'notifications', rule: 'maxItems', params: { max: 100 } }])
    expect(decideStatuses([], [], 9).changes).toEqual([])
  })
})

it('newestFirst sorts by time, then by id', () => {
  const lines = [line('a'), line('c', { createdAt: 3 }), line('b'), line('d', { createdAt: 2 })]
  expect(lines.toSorted(newestFirst).map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a'])
})
