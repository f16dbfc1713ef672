import { describe, expect, test } from 'vitest'
import { notificationTypes, type NotificationRecord } from '@wasla/contract/notifications/record.ts'
import { OMAR } from '../agents.ts'
import { NABT_COFFEE, QIMAM } from '../businesses.ts'
import { day, worldNow } from '../clock.ts'
import { NOURA } from '../networkers.ts'
import { world } from '../world.ts'

const four = [NOURA, OMAR, QIMAM, NABT_COFFEE]
const panelOf = (profileId: string) => world.notifications.filter((line) => line.profileId === profileId)

describe('notifications of the world', () => {
  test('cover all types, read and unread, for the four people of the sign-in page', () => {
    const lines = four.flatMap(({ profile }) => panelOf(profile.id))
    expect(new Set(lines.map(({ type }) => type))).toEqual(new Set(notificationTypes))
    for (const { profile } of four) {
      const own = panelOf(profile.id)
      expect(own.length).toBeGreaterThan(9)
      expect(own.some(({ readAt }) => readAt === null)).toBe(true)
      expect(own.some(({ readAt }) => readAt !== null)).toBe(true)
      const isOpen = ({ type, meta: { accepted_at, rejected_at, cancelled_at } }: NotificationRecord) =>
        type === 'GROUP_INVITATION_CREATED' && !accepted_at && !rejected_at && !cancelled_at
      expect(own.filter(isOpen)).toHaveLength(1)
    }
  })

  test('are too new to be deleted', () => {
    for (const { createdAt, readAt } of world.notifications) {
      expect(createdAt).toBeGreaterThan(worldNow - 180 * day)
      expect(readAt ?? createdAt).toBeGreaterThanOrEqual(createdAt)
    }
  })

  test('can be answered only if they are about open invitations', () => {
    const ends = { Pending: null, Accepted: 'accepted_at', Rejected: 'rejected_at', Cancelled: 'cancelled_at' } as const
    const groupLines = world.notifications.filter(({ type }) => type === 'GROUP_INVITATION_CREATED')
    const invitations = world.groupInvitations.filter(({ isJoinRequest }) => !isJoinRequest)
    for (const line of groupLines) {
      const invitation = invitations.find(({ id }) => id === line.referenceId)
      const end = ends[invitation?.status ?? 'Pending']
      expect(invitation?.profileId).toBe(line.profileId)
      expect(['accepted_at', 'rejected_at', 'cancelled_at'].filter((key) => key in line.meta)).toEqual(end === null ? [] : [end])
    }
    for (const { id, status } of invitations)
      if (status === 'Pending') expect(groupLines.map(({ referenceId }) => referenceId)).toContain(id)
  })

  test('use the current names of groups and programs', () => {
    for (const { meta } of world.notifications) {
      if (meta.groupId !== undefined) expect(world.groups.find(({ id }) => id === meta.groupId)?.name).toBe(meta.groupName)
      if (meta.programId !== undefined) expect(world.programs.find(({ id }) => id === meta.programId)?.name).toBe(meta.programName)
    }
  })
})
