import type { ConversionRecord } from '@wasla/contract/tracking/record.ts'
import type { Part } from '#database/after-place.ts'
import type { Database } from '#database/database.ts'
import { conversionRow } from './conversions.ts'

/** Returns a result of a program; null if the program has no such result. */
export async function findConversion(db: Database, programId: string, id: string): Promise<ConversionRecord | null> {
  const row = await db.selectFrom('conversions').selectAll().where('id', '=', id).where('program_id', '=', programId).executeTakeFirst()
  return row ? conversionRow.read(row) : null
}

/** Returns a part of the results of a program, in the order in which they were received. Reads an index in its order. */
export async function findConversionsAfter(
  db: Database,
  { programId, receivedFrom }: { readonly programId: string; readonly receivedFrom: number | null },
  { after, limit }: Part,
): Promise<ConversionRecord[]> {
  const from = Math.max(receivedFrom ?? 0, after?.at ?? 0)
  const rows = await db
    .selectFrom('conversions')
    .selectAll()
    .where('program_id', '=', programId)
    .where('received_at', '>=', from)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('received_at', 'id'), '>', tuple(after?.at ?? 0, after?.id ?? ''))),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(conversionRow.read)
}
