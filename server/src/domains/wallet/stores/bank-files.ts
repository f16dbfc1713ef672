import type { Database } from '#database/database.ts'

export type BankFileRow = { id: string; madeAt: number; count: number; total: number }

/** Writes down that a file has these withdrawals. Throws a clash where one of them is in another. */
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

export const hasBankFile = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('bank_files').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
