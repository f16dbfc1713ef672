import { onTestFinished } from 'vitest'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Upload } from '@wasla/contract/files/upload.ts'
import { HUDA } from '@wasla/mocks/world/networkers.ts'
import type { Member } from '@wasla/mocks/world/member.ts'
import type { Database, DatabaseHandle } from '#database/database.ts'
import { findEveryProfile } from '../../profiles/service.ts'
import type { Viewer } from '../../session/viewer.ts'
import { arrived } from '../../../platform/uploaded-file.ts'
import { createServices } from '../../../services/services.ts'
import { atHome } from '../../../testing/at-home.ts'
import { memberRow, newGroup } from '../stores/rows.ts'

/** Returns a member as the viewer of a request, without signing in. */
export async function viewerOf(db: Database, { profile, user }: Member): Promise<Viewer> {
  const [row] = await findEveryProfile(db, [profile.id])
  if (!row) throw new Error('The demonstration has no such member')
  return { userId: user.id, profileId: profile.id, profileType: row.type, sessionId: 'test', lastUsedAt: 0, profile: row }
}

/** Returns an uploaded picture, which is on disk until the test ends. */
export async function picture(width = 900, height = 900): Promise<Upload> {
  const folder = mkdtempSync(join(tmpdir(), 'wasla-groups-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'photo.png')
  const { size } = await sharp({ create: { width, height, channels: 3, background: '#145a3c' } })
    .png()
    .toFile(path)
  return arrived({ name: '../../photo.svg', type: 'image/svg+xml', size, path })
}

type Placed = { id: string; owner?: Member; admins?: readonly Member[]; members?: readonly Member[]; isPrivate?: boolean; isDiscoverable?: boolean; userName?: string; name?: string; activeAt?: number; followers?: number; membersCount?: number; interests?: readonly string[] } // prettier-ignore

/** Inserts a group owned by Huda and open to everybody, unless the options say otherwise. */
export async function addGroup(
  db: Database,
  { id, owner = HUDA, admins = [], members = [], interests = ['food'], isPrivate = false, isDiscoverable = true, name = 'Bread', userName = id, activeAt = 1, followers = 1, membersCount }: Placed, // prettier-ignore
): Promise<void> {
  const all = [owner, ...admins, ...members]
  const group = {
    id,
    name,
    userName,
    description: '<p>Who bakes</p>',
    photo: '/pictures/bread.svg',
    coverPhoto: null,
    isPrivate,
    isDiscoverable,
    ownerId: owner.profile.id,
    ownerType: owner.profile.type,
    followers,
    membersCount: membersCount ?? all.length,
    createdAt: 1,
    activeAt,
  }
  await db.insertInto('groups').values(newGroup(group)).execute()
  await db
    .insertInto('group_interests')
    .values(interests.map((interest_id, position) => ({ group_id: id, interest_id, position })))
    .execute()
  const roleOf = (member: Member) => (member === owner ? 'Owner' : admins.includes(member) ? 'Admin' : 'Member')
  const rows = all.map((member, at) =>
    memberRow.write({
      id: `${id}-${member.profile.id}`,
      groupId: id,
      profileId: member.profile.id,
      userId: member.user.id,
      role: roleOf(member),
      joinedAt: at,
    }),
  )
  await db.insertInto('group_members').values(rows).execute()
}

/** A demo without groups, with functions to call the API as its people. */
export async function groupsHarness(handle: DatabaseHandle) {
  const at = await atHome(handle)
  const { db } = handle
  await db.deleteFrom('groups').execute()
  await db.deleteFrom('notifications').execute()
  const services = createServices({ ...at.deps, db })
  const { groups } = services
  const as = async (member: Member) => {
    const token = await at.tokenOf(member.user.mobileNo.replace('+966', ''))
    return (query: string, variables: Record<string, unknown> = {}) => at.ask(query, { token, variables })
  }
  return {
    ...at,
    db,
    services,
    groups,
    as,
    /** Returns a person as a viewer, to call the service directly. */
    viewer: (member: Member) => viewerOf(db, member),
    add: (group: Placed) => addGroup(db, group),
    group: (id: string) => db.selectFrom('groups').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Returns the members of a group as role and profile id. */
    members: async (id: string) =>
      (await db.selectFrom('group_members').selectAll().where('group_id', '=', id).orderBy('joined_at').orderBy('id').execute()).map(
        (row) => `${row.role} ${row.profile_id}`,
      ),
    waiting: (id: string) =>
      db.selectFrom('group_invitations').selectAll().where('group_id', '=', id).orderBy('created_at').orderBy('id').execute(),
    noticesOf: async ({ profile }: Member) =>
      (
        await db.selectFrom('notifications').selectAll().where('profile_id', '=', profile.id).orderBy('created_at').orderBy('id').execute()
      ).map((row) => ({
        type: row.type,
        id: row.reference_id,
        meta: JSON.parse(row.meta) as Record<string, unknown>,
      })),
    /** Returns whether every group's member count is right. */
    countsAreTrue: async () =>
      (
        await db
          .selectFrom('groups as g')
          .select(['g.id', 'g.members_count'])
          .select((row) =>
            row
              .selectFrom('group_members as m')
              .select((all) => all.fn.countAll<number>().as('count'))
              .whereRef('m.group_id', '=', 'g.id')
              .as('counted'),
          )
          .execute()
      ).every((row) => Number(row.counted) === row.members_count),
  }
}
