import { sql } from 'kysely'
import type { NetworkPersonRole } from '@wasla/contract/generated/admin-types.ts'
import { fallbackLanguage, type Language } from '@wasla/contract/platform/language.ts'
import type { NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import type { Database } from '#database/database.ts'

/** A person who earns from a case’s clicks or pays for them, and whether they were signed in on the case's network that day. */
export type CasePersonRow = {
  readonly role: NetworkPersonRole
  readonly profileId: string
  readonly language: Language
  readonly wasSignedIn: boolean
}

/** Returns the participant of a case, their managers, and the owner of the program. */
export async function findCasePeople(
  db: Database,
  { programId, profileId, day, network }: Pick<NetworkCaseRecord, 'programId' | 'profileId' | 'day' | 'network'>,
): Promise<CasePersonRow[]> {
  const { rows } = await sql<{ role: NetworkPersonRole; profile_id: string; language: Language | null; own: number | string }>`
    select given.role as role, given.profile_id as profile_id, u.language as language,
      (select count(*) from own_networks o where o.day = ${day} and o.network = ${network} and o.user_id = p.user_id) as own
    from (
      select 'PARTICIPANT' as role, cast(${profileId} as text) as profile_id
      union all select 'MANAGER', manager_id from managed_accounts where talent_id = ${profileId} and status = 'Accepted'
      union all select 'OWNER', profile_id from programs where id = ${programId}
    ) as given
    join profiles p on p.id = given.profile_id
    join users u on u.id = p.user_id
    order by given.role, given.profile_id`.execute(db)
  return rows.map((row) => ({
    role: row.role,
    profileId: row.profile_id,
    language: row.language ?? fallbackLanguage,
    wasSignedIn: Number(row.own) > 0,
  }))
}
