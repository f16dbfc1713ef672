import type { Database } from '#database/database.ts'

/** Returns every address that a program, its assets and its contents contain, including external ones. */
export async function findAddresses(db: Database, programId: string): Promise<string[]> {
  const covers = await db.selectFrom('programs').select('cover_image').where('id', '=', programId).execute()
  const assets = await db.selectFrom('program_assets').select('url').where('program_id', '=', programId).execute()
  const contents = await db
    .selectFrom('program_contents')
    .select(['content_url', 'thumbnail_url'])
    .where('program_id', '=', programId)
    .execute()
  return [
    ...covers.map((row) => row.cover_image),
    ...assets.map((row) => row.url),
    ...contents.flatMap((row) => [row.content_url, row.thumbnail_url]),
  ].filter((address) => address !== null)
}
