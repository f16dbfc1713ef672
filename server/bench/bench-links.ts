import { codeLetters } from '@wasla/contract/participations/tracking-code.ts'
import type { DatabaseHandle } from '../src/database/database.ts'
import { systemClock } from '../src/platform/clock.ts'
import { fillPeople } from './many-people.ts'

/** Returns the code of the link with this number. */
const codeOf = (index: number) =>
  [...index.toString(30).padStart(10, '0')].map((digit) => codeLetters.charAt(Number.parseInt(digit, 30))).join('')

/** Adds participants to a running program of the demo, each with a link. Returns their ids and codes. */
export async function addBenchLinks(handle: Pick<DatabaseHandle, 'db' | 'dialect'>, links: number) {
  const { db } = handle
  await fillPeople(handle, 0, links)
  const { id: programId } = await db
    .selectFrom('programs')
    .select('id')
    .where('status', '=', 'Active')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const rows = Array.from({ length: links }, (_, index) => ({
    code: codeOf(index),
    program_id: programId,
    profile_id: `profile-${index}`,
    created_at: systemClock.now(),
  }))
  for (let from = 0; from < links; from += 200)
    await db
      .insertInto('tracking_links')
      .values(rows.slice(from, from + 200))
      .execute()
  return { programId, profileIds: rows.map(({ profile_id }) => profile_id), codes: rows.map(({ code }) => code) }
}
