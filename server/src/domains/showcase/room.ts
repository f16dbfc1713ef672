import { invalidInput } from '@wasla/contract/errors/problem.ts'
import type { Problem } from '@wasla/contract/errors/problem.ts'
import type { Database } from '#database/database.ts'
import { lockRow } from '#database/row-lock.ts'

/**
 * Whether a profile may show one more of a kind (D-10); the refusal where its list is full. The profile's row is the lock: of those that
 * are added at once, no more are kept than there is room for.
 */
export async function refusalIfFull(
  tx: Database,
  table: 'featured_posts' | 'profile_links' | 'brand_collaborations',
  profileId: string,
  most: number,
  path: string,
): Promise<Problem | null> {
  await lockRow(tx, 'profiles', profileId)
  const { count } = await tx
    .selectFrom(table)
    .select((row) => row.fn.countAll().as('count'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow()
  return Number(count) < most ? null : invalidInput([{ path, rule: 'maxItems', params: { max: most } }])
}
