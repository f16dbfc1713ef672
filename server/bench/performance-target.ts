import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { systemClock } from '../src/platform/clock.ts'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { fillClicks, fillParticipants } from './many-clicks.ts'
import { emptyPrograms, fillPrograms } from './many-programs.ts'
import { answerSteadily, startMeasured, unlimited } from './measured-product.ts'

/** Runs the product with one program, in its own process. Adds results. */
async function target(): Promise<void> {
  const product = await startMeasured({}, { limits: unlimited, loadShedder: admitsAll })
  const { db } = product.deps
  await emptyPrograms(db)
  const owner = await db
    .selectFrom('profiles')
    .innerJoin('users', 'users.id', 'profiles.user_id')
    .select(['profiles.id', 'profiles.user_id'])
    .where('users.mobile_no', '=', `+966${demoNumbers.BRAND}`)
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('profiles')
    .select(['id', 'user_id'])
    .where('type', '=', 'INFLUENCER')
    .orderBy('id')
    .limit(40)
    .execute()
  const now = systemClock.now()
  await fillPrograms(db, owner, 0, 1)
  await fillParticipants(db, people, now)
  answerSteadily(product, (from, to) => fillClicks(db, people, from, to, now))
}

await target()
