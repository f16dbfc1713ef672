import type { Move } from '@wasla/contract/profiles/states.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same, type RecordOf } from '#database/record.ts'
import { nameColumns, profileColumns, type ProfilesTable } from '#database/tables/profiles.ts'

const movable = defineRecord<ProfilesTable>()({
  ...nameColumns,
  id: same,
  userId: same,
  type: same,
  status: same,
  onboardingStep: same,
  previousState: same,
  picture: same,
})

/** The fields of a profile that decide a move. */
export type Movable = RecordOf<typeof movable>

export async function findMovable(tx: Database, profileId: string): Promise<Movable | null> {
  const row = await tx
    .selectFrom('profiles as p')
    .select(movable.columns('p'))
    .where('p.id', '=', profileId)
    .where('p.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ? movable.read(row) : null
}

/** Saves a move. False if the profile is no longer in the state that the move was decided on. */
export async function saveMove(tx: Database, { id, status, onboardingStep: step }: Movable, move: Move): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('profiles')
    .set({ ...profileColumns.write({ status: move.status, onboardingStep: move.onboardingStep }), previous_state: move.previousState })
    .where('id', '=', id)
    .where('status', '=', status)
    .where((row) => (step === null ? row('onboarding_step', 'is', null) : row('onboarding_step', '=', step)))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}
