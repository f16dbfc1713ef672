import { appendEvent } from '../src/domains/events/service.ts'
import { signAccessToken } from '../src/domains/session/access-token.ts'
import { sessionKeys } from '../src/domains/session/keys.ts'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { systemClock } from '../src/platform/clock.ts'
import { fillPeople, typeOf } from './many-people.ts'
import { endWithParent, startMeasured } from './measured-product.ts'

const minute = 60_000

/**
 * Runs the product as a demo in its own process, with the given data folder. Messages: a number creates that number of people and answers
 * with their tokens. `tell` writes an event to one of them, with the current time as its id. `memory` answers with the memory in use.
 */
async function target(): Promise<void> {
  const [dataDir = ''] = process.argv.slice(2)
  const product = await startMeasured({ DATA_DIR: dataDir }, { loadShedder: admitsAll })
  const { db, dialect, env } = product.deps
  const keys = sessionKeys(env.secrets)
  let people = 0

  async function enter(count: number): Promise<string[]> {
    await fillPeople(product.deps, 0, count)
    people = count
    const now = systemClock.now()
    const holders = Array.from({ length: count }, (_, index) => ({
      sub: `user-${index}`,
      sid: `session-${index}`,
      profileId: `profile-${index}`,
      profileType: typeOf(index),
    }))
    await db
      .insertInto('sessions')
      .values(
        holders.map(({ sub, sid, profileId }) => ({
          id: sid,
          user_id: sub,
          profile_id: profileId,
          created_at: now,
          last_used_at: now,
          expires_at: now + 60 * minute,
          revoked_at: null,
          revoked_why: null,
          refresh_hash: sid,
          parent_hash: null,
          rotated_at: null,
          user_agent: 'bench',
        })),
      )
      .execute()
    return holders.map((holder) => signAccessToken(keys, holder, now))
  }

  let written = 0
  async function tell(): Promise<void> {
    const userId = `user-${(written++ * 7_919) % people}`
    const at = systemClock.now()
    const data = { id: String(at), type: 'GROUP_INVITATION_CREATED' }
    await db.transaction().execute((tx) => appendEvent(tx, dialect, { userId, kind: 'notification', data, at }))
  }

  process.on('message', (question) => {
    if (typeof question === 'number') void enter(question).then((tokens) => process.send?.(tokens))
    if (question === 'tell') void tell()
    if (question === 'memory') process.send?.(process.memoryUsage().rss)
    if (question === 'stop') process.disconnect()
  })
  endWithParent(product.end)
  process.send?.(product.port)
}

await target()
