import type { Database } from '#database/database.ts'

/** Returns the addresses of photos that were uploaded to a program, oldest first. */
export async function findAssets(db: Database, programId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('program_assets')
    .select('url')
    .where('program_id', '=', programId)
    .orderBy('created_at')
    .orderBy('url')
    .execute()
  return rows.map(({ url }) => url)
}

export const insertAsset = (tx: Database, asset: { programId: string; url: string; createdAt: number }) =>
  tx.insertInto('program_assets').values({ program_id: asset.programId, url: asset.url, created_at: asset.createdAt }).execute()

export const removeAssets = (tx: Database, programId: string, urls: readonly string[]) =>
  tx.deleteFrom('program_assets').where('program_id', '=', programId).where('url', 'in', urls).execute()
