import { promoCodeLook } from '@wasla/contract/participations/promo-codes/look.ts'
import type { PromoCodeRecord } from '@wasla/contract/participations/promo-codes/record.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, flag, same } from '#database/record.ts'
import type { PromoCodesTable } from '#database/tables/participations.ts'

const codeRow = defineRecord<PromoCodesTable>()({
  programId: same,
  profileId: same,
  ownerId: same,
  code: same,
  isChosen: flag,
  createdAt: same,
})

/**
 * Inserts a code. Returns false if another code of the brand is read as it, or if the participant has a generated or chosen code already.
 */
export async function insertPromoCode(tx: Database, code: PromoCodeRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('promo_codes')
    .values({ ...codeRow.write(code), look: promoCodeLook(code.code) })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Returns the codes of a participant: the generated one, and the one that they chose. */
export async function findPromoCodesOf(db: Database, programId: string, profileId: string): Promise<PromoCodeRecord[]> {
  const rows = await db
    .selectFrom('promo_codes')
    .select(codeRow.columns('promo_codes'))
    .where('program_id', '=', programId)
    .where('profile_id', '=', profileId)
    .orderBy('is_chosen')
    .execute()
  return rows.map(codeRow.read)
}

/** Largest number of values that one statement may contain. */
const together = 500

/** Returns the codes of a program among these folded ones; one statement for each 500. */
export async function findPromoCodes(
  db: Database,
  { id, profileId }: { readonly id: string; readonly profileId: string },
  codes: readonly string[],
): Promise<PromoCodeRecord[]> {
  const found: PromoCodeRecord[] = []
  for (let from = 0; from < codes.length; from += together) {
    const some = codes.slice(from, from + together)
    const rows = await db
      .selectFrom('promo_codes')
      .select(codeRow.columns('promo_codes'))
      .where('owner_id', '=', profileId)
      .where('look', 'in', some.map(promoCodeLook))
      .where('code', 'in', some)
      .where('program_id', '=', id)
      .execute()
    found.push(...rows.map(codeRow.read))
  }
  return found
}

/** Returns the codes of a brand’s programs among these folded ones. No two codes of a brand are the same. */
export async function findPromoCodesOfBrand(db: Database, ownerId: string, codes: readonly string[]): Promise<PromoCodeRecord[]> {
  if (codes.length === 0) return []
  const rows = await db
    .selectFrom('promo_codes')
    .select(codeRow.columns('promo_codes'))
    .where('owner_id', '=', ownerId)
    .where('look', 'in', codes.map(promoCodeLook))
    .where('code', 'in', [...codes])
    .execute()
  return rows.map(codeRow.read)
}

/** Returns the code of a program that is read as this look. */
export async function findPromoCodeRead(
  db: Database,
  { id, profileId }: { readonly id: string; readonly profileId: string },
  look: string,
): Promise<PromoCodeRecord | null> {
  const row = await db
    .selectFrom('promo_codes')
    .select(codeRow.columns('promo_codes'))
    .where('owner_id', '=', profileId)
    .where('look', '=', look)
    .where('program_id', '=', id)
    .executeTakeFirst()
  return row ? codeRow.read(row) : null
}

/** Returns which of these looks a code of the brand has. */
export async function findTakenLooks(db: Database, ownerId: string, looks: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('promo_codes').select('look').where('owner_id', '=', ownerId).where('look', 'in', looks).execute()
  return new Set(rows.map(({ look }) => look))
}
