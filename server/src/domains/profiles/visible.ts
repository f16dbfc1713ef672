import { Problem } from '@wasla/contract/errors/problem.ts'
import { publicStatuses } from '@wasla/contract/profiles/visibility.ts'
import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import type { Database } from '#database/database.ts'

/** The profile somebody asks about, as a stranger would. */
export type Asked = { profileId: string; profileType: ProfileType }

/** Lets past who has a page that anybody may see (D-05); throws `PROFILE_NOT_FOUND` for all others, whether they are there or not. */
export async function requireVisible(db: Database, { profileId, profileType }: Asked): Promise<void> {
  const found = await db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', profileId)
    .where('type', '=', profileType)
    .where('status', 'in', publicStatuses)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!found) throw new Problem('PROFILE_NOT_FOUND')
}
