import { worldAt } from '@wasla/mocks/world/world.ts'
import type { Database } from '../../src/database/database.ts'
import { inTransaction } from '../../src/database/transaction.ts'
import { fillWorld } from '../../src/demo/seed.ts'
import { systemClock } from '../../src/platform/clock.ts'

/** Rows per insert. Database engines limit the number of values in one statement. */
const bunch = 500

/** Adds clicks to the demo: from different browsers, on one participant’s link, an hour ago. Gives this participant a code too. */
export async function fillConversions(
  db: Database,
  clicks: number,
): Promise<{ programId: string; owner: { profileId: string }; clickIds: string[]; promoCode: string }> {
  const now = systemClock.now()
  await inTransaction(db, (tx) => fillWorld(tx, { dialect: 'sqlite' }, worldAt(now)))
  const sold = await db
    .selectFrom('programs as p')
    .innerJoin('participations as j', (join) => join.onRef('j.program_id', '=', 'p.id').on('j.status', '=', 'Accepted'))
    .select(['p.id', 'p.profile_id as owner', 'j.profile_id'])
    .where('p.status', '=', 'Active')
    .where('p.objective_type', '=', 'SALES')
    .executeTakeFirstOrThrow()
  const clickIds = Array.from({ length: clicks }, (_, index) => `click-${index}`)
  for (let from = 0; from < clicks; from += bunch)
    await db
      .insertInto('clicks')
      .values(
        clickIds.slice(from, from + bunch).map((id) => ({
          ...{ id, program_id: sold.id, profile_id: sold.profile_id, at: now - 3_600_000, channel: 'TIKTOK' as const, country: 'SA' },
          ...{ visitor: `visitor of ${id}`, status: 'Approved' as const, reason: null },
        })),
      )
      .execute()
  const promoCode = 'KMRT47'
  await db.updateTable('programs').set({ counts_by: 'LINKS_AND_CODES' }).where('id', '=', sold.id).execute()
  await db
    .insertInto('promo_codes')
    .values({
      ...{ program_id: sold.id, profile_id: sold.profile_id, owner_id: sold.owner, code: promoCode, look: promoCode },
      ...{ is_chosen: 0 as const, created_at: now - 3_600_000 },
    })
    .execute()
  return { programId: sold.id, owner: { profileId: sold.owner }, clickIds, promoCode }
}
