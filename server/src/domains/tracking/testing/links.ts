import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { Database } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { addPrograms, clearPrograms, programOf } from '../../programs/testing/program-rows.ts'
import type { Click } from '../clicks/click.ts'
import type { CountResults } from '../count-results.ts'

/** Codes of Noura's and Reem's links to the program `p`. */
export const codes = { noura: 'abcdefghjk', reem: 'mnpqrstvwx' } as const

/** Inserts one program with links of two participants, in place of the demo’s programs. */
export async function addLinks(db: Database, program: Partial<ProgramRecord> = {}): Promise<void> {
  await clearPrograms(db)
  await addPrograms(db, [programOf('p', program)])
  for (const [code, member] of [
    [codes.noura, NOURA],
    [codes.reem, REEM],
  ] as const)
    await db
      .insertInto('tracking_links')
      .values({ code, program_id: 'p', profile_id: member.profile.id, created_at: testMoment - 1_000 })
      .execute()
}

/** Returns a click of one visitor on Noura’s link at `testMoment`. */
export const clickOf = (over: Partial<Click> = {}): Click => ({
  programId: 'p',
  profileId: NOURA.profile.id,
  at: testMoment,
  channel: 'OTHER',
  country: 'SA',
  visitor: 'somebody',
  ...over,
})

/** Returns a counter that records the changes it receives. */
export function recordingCounts() {
  const changes: ResultChange[] = []
  const count: CountResults = async (_, reported) => void changes.push(...reported)
  return { changes, countResults: [count] }
}
