import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { ResultChange } from '@wasla/contract/tracking/change.ts'
import { NOURA, REEM } from '@wasla/mocks/world/networkers.ts'
import type { Database } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { insertLink } from '../../participations/stores/links.ts'
import { addPrograms, clearPrograms, programOf } from '../../programs/testing/program-rows.ts'
import type { Click } from '../clicks/click.ts'
import type { CountResults } from '../count-results.ts'

/** Codes of Noura's and Reem's links to the program `p`. */
export const codes = { noura: 'abcdefghjk', reem: 'mnpqrstvwx' } as const

/** One program with two participants' links, in place of the demonstration's. */
export async function addLinks(db: Database, program: Partial<ProgramRecord> = {}): Promise<void> {
  await clearPrograms(db)
  await addPrograms(db, [programOf('p', program)])
  for (const [code, member] of [
    [codes.noura, NOURA],
    [codes.reem, REEM],
  ] as const)
    await insertLink(db, { code, programId: 'p', profileId: member.profile.id, createdAt: testMoment - 1_000 })
}

/** A click of one visitor on Noura's link at the moment of tests. */
export const clickOf = (over: Partial<Click> = {}): Click => ({
  programId: 'p',
  profileId: NOURA.profile.id,
  at: testMoment,
  channel: 'OTHER',
  country: 'SA',
  visitor: 'somebody',
  ...over,
})

/** Notes what it is told of. */
export function recordingCounts() {
  const changes: ResultChange[] = []
  const count: CountResults = async (_, told) => void changes.push(...told)
  return { changes, countResults: [count] }
}
