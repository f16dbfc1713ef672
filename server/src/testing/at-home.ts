import { demoNumbers } from '@wasla/contract/session/demo.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { worldAt } from '@wasla/mocks/world/world.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { createServices } from '../services/services.ts'
import { asking } from './ask.ts'
import { counted } from './counted.ts'
import { testDeps } from './test-deps.ts'

const saudi = { countryId: 'SA' }

/**
 * Returns the demo's data in a database, and functions that query it as any viewer. `statements` counts the queries of the last operation.
 */
export async function atHome(handle: Pick<DatabaseHandle, 'db' | 'dialect'>) {
  const world = worldAt(testMoment)
  const seen = counted(handle.db)
  const deps = testDeps({ db: seen.db, dialect: handle.dialect }, { mode: 'demo' })
  const { session } = createServices(deps)
  const ask = asking(deps)
  const caller = { address: '192.0.2.1', language: 'en', userAgent: 'test', deviceToken: null } as const

  async function tokenOf(mobileNumber: string): Promise<string> {
    const { challengeId } = await session.signIn({ ...saudi, mobileNumber }, caller)
    return (await session.verifyOtp({ challengeId, code: deps.env.demoOtpCode }, caller)).accessToken
  }

  return {
    world,
    deps,
    ask: async (...args: Parameters<typeof ask>) => {
      seen.statements = 0
      const answer = await ask(...args)
      return { ...answer, statements: seen.statements }
    },
    tokenOf,
    enter: (type: ProfileType) => tokenOf(demoNumbers[type]),
  }
}
