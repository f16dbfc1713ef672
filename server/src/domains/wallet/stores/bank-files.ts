import type { Database } from '#database/database.ts'

export type BankFileRow = { id: string; madeAt: number; count: number; total: number }

/** Stores a file for the bank with its withdrawals. Throws a unique violation if one of them is in another file. */
export async function insertBankFile(
  tx: Database,
  { id, madeAt, count, total }: BankFileRow,
  withdrawalIds: readonly string[],
): Promise<void> {
  await tx.insertInto('bank_files').values({ id, made_at: madeAt, count, total }).execute()
  await tx
    .insertInto('bank_file_lines')
    .values(withdrawalIds.map((withdrawal_id) => ({ withdrawal_id, file_id: id })))
    .execute()
}

/** Returns the file that a withdrawal is in, or null if it is in none. */
export async function findBankFileOf(db: Database, withdrawalId: string): Promise<{ name: string; madeAt: number } | null> {
  const row = await db
    .selectFrom('bank_file_lines as l')
    .innerJoin('bank_files as f', 'f.id', 'l.file_id')
    .select(['f.id', 'f.made_at'])
    .where('l.withdrawal_id', '=', withdrawalId)
    .executeTakeFirst()
  return row ? { name: row.id, madeAt: row.made_at } : null
}

export const hasBankFile = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('bank_files').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
