import { demoNumbers } from '@wasla/contract/session/demo.ts'
import { admitsAll } from '../src/platform/load-shedder.ts'
import { emptyPrograms, fillPrograms } from './many-programs.ts'
import { answerSteadily, startMeasured, unlimited } from './measured-product.ts'

/** Runs the product in its own process. Adds programs. */
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
  answerSteadily(product, (from, to) => fillPrograms(db, owner, from, to))
}

await target()
