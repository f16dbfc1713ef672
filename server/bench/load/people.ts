import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { newSession } from '@wasla/contract/session/entry.ts'
import type { TokenHolder } from '@wasla/contract/session/access.ts'
import type { Deps } from '../../src/deps.ts'
import { signAccessToken } from '../../src/domains/session/access-token.ts'
import { sessionKeys } from '../../src/domains/session/keys.ts'
import { insertSession } from '../../src/domains/session/stores/sessions.ts'
import { walletHarness } from '../../src/domains/wallet/testing/harness.ts'
import { fillPrograms } from '../many-programs.ts'
import type { Newcomer, Person, Reader, World } from './world.ts'

const day = 86_400_000
/** Sessions of people of the demo. So many that no limit of calls per session is reached, even at several thousand requests a second. */
const sessions = 800
/** Seconds that an access token lives: longer than the longest run, because the caller does not renew it. */
const life = 24 * 3600
/** Programs that are added for newcomers. Half of them accept requests. */
const programsAdded = 16
const notificationsOfOne = 3
const money = 100_000

type Parts = Pick<Deps, 'db' | 'dialect' | 'clock' | 'ids' | 'env'>

/** Returns a function that opens a session for somebody. Each session is in a network of its own. */
function sessionOpener({ db, clock, ids, env }: Parts) {
  const keys = sessionKeys(env.secrets)
  let networks = 0
  return async ({ sub: userId, profileId, profileType }: Omit<TokenHolder, 'sid'>): Promise<Person> => {
    const now = clock.now()
    const sid = ids.uuid()
    await insertSession(db, {
      ...newSession({ id: sid, userId, profileId }, 30 * day, now),
      createdAt: now,
      refreshHash: sid,
      parentHash: null,
      userAgent: 'bench',
    })
    networks += 1
    const token = signAccessToken(keys, { sub: userId, profileId, profileType, sid }, now, life)
    return { token, address: `10.0.${networks >> 8}.${networks & 255}` }
  }
}

/** Returns the profiles of the demo that can be read and act, with their user names. */
const activeProfiles = ({ db }: Parts) =>
  db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('closed_accounts as c', 'c.user_id', 'u.id')
    .select(['p.id', 'p.user_id as userId', 'p.type', 'p.user_name as userName'])
    .where('p.status', '=', 'Active')
    .where('p.deleted_at', 'is', null)
    .where('u.suspended_at', 'is', null)
    .where('u.identity_recheck_since', 'is', null)
    .where('c.user_id', 'is', null)
    .orderBy('p.id')
    .execute()

type Opener = ReturnType<typeof sessionOpener>

async function readersOf({ db }: Parts, open: Opener, profiles: Awaited<ReturnType<typeof activeProfiles>>): Promise<Reader[]> {
  const notifications = await db.selectFrom('notifications').select(['id', 'profile_id']).orderBy('id').execute()
  const own = Map.groupBy(notifications, (row) => row.profile_id)
  const readers: Reader[] = []
  while (readers.length < sessions)
    for (const { id: profileId, userId, type } of profiles)
      readers.push({
        ...(await open({ sub: userId, profileId, profileType: type })),
        profileId,
        type,
        notifications: (own.get(profileId) ?? []).slice(0, notificationsOfOne).map(({ id }) => id),
      })
  return readers
}

/** Adds networkers who have money and a bank account. */
async function newcomersOf(parts: Parts, open: Opener, count: number): Promise<Newcomer[]> {
  const t = await walletHarness(parts)
  const newcomers: Newcomer[] = []
  while (newcomers.length < count) {
    const viewer = await t.withMoney(money)
    const { id: withdrawalAccountId } = await t.account(viewer)
    const { userId: sub, profileId, profileType } = viewer
    newcomers.push({ ...(await open({ sub, profileId, profileType })), withdrawalAccountId })
  }
  return newcomers
}

/** Adds programs of the demo's brand that anybody may join. Returns those that accept requests now. */
async function addPrograms({ db }: Parts): Promise<string[]> {
  const owner = await db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.id', 'p.user_id'])
    .where('u.mobile_no', '=', `+966${demoNumbers.BRAND}`)
    .where('p.type', '=', 'BRAND')
    .executeTakeFirstOrThrow()
  await fillPrograms(db, owner, 0, programsAdded)
  const added = await db
    .selectFrom('programs')
    .select('id')
    .where('id', 'like', 'program-%')
    .where('status', '=', 'Active')
    .orderBy('id')
    .execute()
  return added.map(({ id }) => id)
}

/** Signs people of the demo in, and adds newcomers and programs for them to a store that was just seeded. */
export async function makeWorld(parts: Parts, newcomers: number): Promise<World> {
  const { db } = parts
  const programs = await db
    .selectFrom('programs')
    .select('id')
    .where('status', '=', 'Active')
    .where('is_visible', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const groups = await db
    .selectFrom('groups')
    .select(['id', 'user_name as userName'])
    .where('is_private', '=', 0)
    .where('is_discoverable', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const profiles = await activeProfiles(parts)
  const open = sessionOpener(parts)
  return {
    readers: await readersOf(parts, open, profiles),
    programs: programs.map(({ id }) => id),
    groups,
    profiles: profiles.flatMap(({ userName, type }) => (userName === null ? [] : [{ userName, type }])),
    newcomers: await newcomersOf(parts, open, newcomers),
    joinable: await addPrograms(parts),
  }
}
