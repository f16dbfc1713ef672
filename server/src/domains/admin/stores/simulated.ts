import type { ObjectiveType } from '@wasla/contract/programs/types.ts'
import type { Database } from '#database/database.ts'

/** A running program, and the profiles that have a tracking link to it. */
export type SimulatedProgram = { readonly id: string; readonly objectiveType: ObjectiveType | null; readonly people: readonly string[] }

/** Returns a program, or null if it does not exist or does not run. */
export async function findSimulated(db: Database, programId: string): Promise<SimulatedProgram | null> {
  const program = await db
    .selectFrom('programs')
    .select(['id', 'objective_type as objectiveType'])
    .where('id', '=', programId)
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!program) return null
  const links = await db
    .selectFrom('tracking_links')
    .select('profile_id as profileId')
    .where('program_id', '=', programId)
    .orderBy('code')
    .execute()
  return { ...program, people: links.map(({ profileId }) => profileId) }
}
