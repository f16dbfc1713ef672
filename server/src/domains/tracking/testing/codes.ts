import type { CountsBy } from '@wasla/contract/programs/counts-by.ts'
import { promoCodeLook } from '@wasla/contract/participations/promo-codes/look.ts'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { LAMA, NOURA } from '@wasla/mocks/world/networkers.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { testMoment } from '#database/testing/each-database.ts'
import { trackingHarness } from './harness.ts'

/** Codes in the program `p`. */
export const nouras = 'NURA7'
export const lamas = 'RAMA7'

/** Returns the harness with a program that counts codes, and with a code of Noura and one of Lama, which exist for 90 days. */
export async function codesHarness(handle: DatabaseHandle, countsBy: CountsBy = 'LINKS_AND_CODES') {
  const t = await trackingHarness(handle, { countsBy })
  const rows = [
    { profile_id: NOURA.profile.id, code: nouras },
    { profile_id: LAMA.profile.id, code: lamas },
  ].map((row) => ({
    ...{ ...row, program_id: 'p', owner_id: NABT_COFFEE.profile.id, look: promoCodeLook(row.code) },
    ...{ is_chosen: 0 as const, created_at: testMoment - 90 * 86_400_000 },
  }))
  await t.db.insertInto('promo_codes').values(rows).execute()
  return {
    ...t,
    two: () => t.db.selectFrom('orders_of_two').selectAll().execute(),
    /** Reports a sale with a code and without a click. */
    byCode: (code: string, fields: Record<string, unknown> = {}, by: Parameters<typeof t.report>[1] = {}) =>
      t.report({ clickId: '', promoCode: code, ...fields }, by),
  }
}
