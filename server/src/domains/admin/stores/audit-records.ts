import type { AuditRecord, AuditTarget, AuditTargets } from '@wasla/contract/admin/audit.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import type { Database } from '#database/database.ts'
import { defineRecord, same } from '#database/record.ts'
import { nameColumns, type ProfilesTable } from '#database/tables/profiles.ts'

type Found = readonly { readonly id: string; readonly record: AuditRecord }[]
type Read = (db: Database, ids: readonly string[]) => Promise<Found>

/** Reads records of a table that belong to a profile. An audit line shows only that profile. */
const ofProfile =
  (table: 'verifications' | 'waiting_list' | 'withdrawal_accounts'): Read =>
  async (db, ids) =>
    (await db.selectFrom(table).select(['id', 'profile_id']).where('id', 'in', ids).execute()).map(({ id, profile_id }) => ({
      id,
      record: { profileId: profile_id },
    }))

/** Reads records that belong to a program and a participant. */
const inProgram =
  (table: 'second_looks' | 'network_cases'): Read =>
  async (db, ids) =>
    (await db.selectFrom(table).select(['id', 'profile_id', 'program_id']).where('id', 'in', ids).execute()).map((row) => ({
      id: row.id,
      record: { profileId: row.profile_id, programId: row.program_id },
    }))

/** Reads records that belong to a program and a participant, with an amount. */
const paidInProgram =
  (table: 'conversions' | 'reward_cases'): Read =>
  async (db, ids) =>
    (await db.selectFrom(table).select(['id', 'profile_id', 'program_id', 'amount']).where('id', 'in', ids).execute()).map((row) => ({
      id: row.id,
      record: { profileId: row.profile_id, programId: row.program_id, amount: row.amount },
    }))

/** Reads the names of admins, also of invited ones. */
const colleagues =
  (table: 'admins' | 'admin_invitations'): Read =>
  async (db, ids) =>
    (await db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute()).map(({ id, name }) => ({
      id,
      record: { colleague: name },
    }))

const readers: Readonly<Record<AuditTarget, Read>> = {
  // These targets are users, profiles and programs themselves. Their names are read later, together with all other names.
  user: async (_, ids) => ids.map((id) => ({ id, record: { userId: id } })),
  profile: async (_, ids) => ids.map((id) => ({ id, record: { profileId: id } })),
  program: async (_, ids) => ids.map((id) => ({ id, record: { programId: id } })),
  waiting: ofProfile('waiting_list'),
  review: ofProfile('verifications'),
  bankAccount: ofProfile('withdrawal_accounts'),
  withdrawal: async (db, ids) =>
    (await db.selectFrom('withdrawals').select(['id', 'profile_id', 'subtotal']).where('id', 'in', ids).execute()).map((row) => ({
      id: row.id,
      record: { profileId: row.profile_id, amount: row.subtotal },
    })),
  adjustment: async (db, ids) =>
    (await db.selectFrom('wallet_adjustments').select(['id', 'profile_id', 'amount']).where('id', 'in', ids).execute()).map((row) => ({
      id: row.id,
      record: { profileId: row.profile_id, amount: row.amount },
    })),
  run: async (db, ids) =>
    (await db.selectFrom('payout_runs').select(['id', 'amount']).where('id', 'in', ids).execute()).map(({ id, amount }) => ({
      id,
      record: { amount },
    })),
  result: paidInProgram('conversions'),
  rewardCase: paidInProgram('reward_cases'),
  reviewRequest: inProgram('second_looks'),
  networkCase: inProgram('network_cases'),
  admin: colleagues('admins'),
  invitation: colleagues('admin_invitations'),
}

/** Returns the records to which the audit lines of a page refer: one statement for each kind, for any number of lines. */
export async function findAuditRecords(db: Database, targets: AuditTargets): Promise<ReadonlyMap<string, AuditRecord>> {
  const found = new Map<string, AuditRecord>()
  for (const [target, ids] of targets)
    for (const { id, record } of await readers[target](db, ids)) found.set(auditRecordKey(target, id), record)
  return found
}

/** Returns the key of a record among records of all kinds. */
export const auditRecordKey = (target: AuditTarget, id: string): string => `${target}:${id}`

const named = defineRecord<ProfilesTable>()({ ...nameColumns, id: same, userId: same })

type People = {
  readonly profiles: ReadonlyMap<string, { readonly userId: string; readonly name: string }>
  readonly users: ReadonlyMap<string, string>
}

/** Returns profiles by id, and for each user the name of the oldest profile, in one statement. */
export async function findPeople(
  db: Database,
  { userIds, profileIds }: { userIds: readonly string[]; profileIds: readonly string[] },
): Promise<People> {
  if (userIds.length + profileIds.length === 0) return { profiles: new Map(), users: new Map() }
  const rows = await db
    .selectFrom('profiles')
    .select(named.columns('profiles'))
    .where((row) =>
      row.or([
        ...(userIds.length > 0 ? [row('user_id', 'in', userIds)] : []),
        ...(profileIds.length > 0 ? [row('id', 'in', profileIds)] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const people = rows.map(named.read).map((one) => ({ id: one.id, userId: one.userId, name: mainNameOf(one) }))
  return {
    profiles: new Map(people.map((one) => [one.id, one])),
    // Rows come newest first, so the oldest profile is set last.
    users: new Map(people.map(({ userId, name }) => [userId, name])),
  }
}

/** Returns the ids of the users who have these profiles. */
export async function findUsersOf(db: Database, profileIds: readonly string[]): Promise<string[]> {
  if (profileIds.length === 0) return []
  const rows = await db.selectFrom('profiles').select('user_id').distinct().where('id', 'in', profileIds).execute()
  return rows.map(({ user_id }) => user_id)
}
