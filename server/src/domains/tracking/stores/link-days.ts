import { sql } from 'kysely'
import type { NetworkCounts } from '@wasla/contract/tracking/link-day.ts'
import type { NetworkCaseStatus, NetworkReason } from '@wasla/contract/tracking/record.ts'
import { jsonRows } from '#database/json-rows/json-rows.ts'
import type { Participant, Store } from './clicks.ts'

/** A participant’s link on one day in Riyadh. */
export type LinkDayKey = Participant & { day: string }
export type DayOfParticipant = LinkDayKey & { clicks: number; invalid: number }
/** A network on which a participant's link was clicked that day; `network` is a hash. */
export type NetworkOfDay = LinkDayKey & { network: string }
/** A network on which a link was clicked that day; `link` is the code of the link, `network` a hash. */
export type NetworkOfLink = { day: string; link: string; network: string }

const dayColumns = { day: 'text', program_id: 'text', profile_id: 'text' } as const
const dayRow = ({ day, programId, profileId }: LinkDayKey) => [day, programId, profileId]
const networkColumns = { ...dayColumns, network: 'text' } as const
const networkRow = (row: NetworkOfDay) => [...dayRow(row), row.network]
const linkColumns = { day: 'text', link: 'text', network: 'text' } as const

/**
 * Returns the counts of participants’ days, locked until the transaction ends. Each day may be given once. Another process that counts
 * clicks of one of these links and days waits, so that the counts stay valid until the clicks are decided. PostgreSQL can only lock rows
 * that exist, so zero is added to each day, in one order. SQLite has one writer and needs no lock.
 */
export async function lockDays(store: Store, days: readonly LinkDayKey[]): Promise<DayOfParticipant[]> {
  if (store.dialect === 'postgres')
    return addToDays(
      store,
      days.map((day) => ({ ...day, clicks: 0, invalid: 0 })),
    )
  const { rows } = await sql<DayOfParticipant>`
    select d.day as "day", d.program_id as "programId", d.profile_id as "profileId", d.clicks as "clicks", d.invalid as "invalid"
    from ${jsonRows(store.dialect, dayColumns, days.map(dayRow))} as given
    join click_days d on d.day = given.day and d.program_id = given.program_id and d.profile_id = given.profile_id`.execute(store.tx)
  return rows
}

/** Adds clicks to participants’ days and returns the new sums. Each day may be given once. Locks the rows in one order. */
export async function addToDays({ tx, dialect }: Store, added: readonly DayOfParticipant[]): Promise<DayOfParticipant[]> {
  const given = jsonRows(
    dialect,
    { ...dayColumns, clicks: 'integer', invalid: 'integer' },
    added.map((row) => [...dayRow(row), row.clicks, row.invalid]),
  )
  const { rows } = await sql<DayOfParticipant>`
    insert into click_days (day, program_id, profile_id, clicks, invalid)
    select day, program_id, profile_id, clicks, invalid from ${given} as given where true order by day, program_id, profile_id
    on conflict (day, program_id, profile_id)
      do update set clicks = click_days.clicks + excluded.clicks, invalid = click_days.invalid + excluded.invalid
    returning day, program_id as "programId", profile_id as "profileId", clicks, invalid`.execute(tx)
  return rows
}

/** Returns the counts of networks on locked days. */
export async function findNetworks({ tx, dialect }: Store, networks: readonly NetworkOfLink[]): Promise<(NetworkOfLink & NetworkCounts)[]> {
  const given = jsonRows(
    dialect,
    linkColumns,
    networks.map(({ day, link, network }) => [day, link, network]),
  )
  const { rows } = await sql<NetworkOfLink & NetworkCounts>`
    select n.day as "day", n.link as "link", n.network as "network", n.valid as "valid", n.invalid as "invalid"
    from ${given} as given join link_networks n on n.day = given.day and n.link = given.link and n.network = given.network`.execute(tx)
  return rows
}

/** Adds to the counts of networks on locked days. Each network of a day may be given once. */
export async function addToNetworks({ tx, dialect }: Store, added: readonly (NetworkOfLink & NetworkCounts)[]): Promise<void> {
  const given = jsonRows(
    dialect,
    { ...linkColumns, valid: 'integer', invalid: 'integer' },
    added.map(({ day, link, network, valid, invalid }) => [day, link, network, valid, invalid]),
  )
  await sql`
    insert into link_networks (day, link, network, valid, invalid)
    select day, link, network, valid, invalid from ${given} as given where true
    on conflict (day, link, network)
      do update set valid = link_networks.valid + excluded.valid, invalid = link_networks.invalid + excluded.invalid`.execute(tx)
}

/** Of these networks, returns those on which an account was signed in that day. */
export async function findOwnNetworks(
  { tx, dialect }: Store,
  networks: readonly { day: string; network: string }[],
): Promise<{ day: string; network: string; userId: string }[]> {
  const given = jsonRows(
    dialect,
    { day: 'text', network: 'text' },
    networks.map(({ day, network }) => [day, network]),
  )
  const { rows } = await sql<{ day: string; network: string; userId: string }>`
    select o.day as "day", o.network as "network", o.user_id as "userId"
    from ${given} as given join own_networks o on o.day = given.day and o.network = given.network`.execute(tx)
  return rows
}

/** Returns the accounts that manage these talents by an accepted agreement (D-21). */
export async function findManagersOf(
  { tx, dialect }: Store,
  profileIds: readonly string[],
): Promise<{ profileId: string; userId: string }[]> {
  const given = jsonRows(
    dialect,
    { profile_id: 'text' },
    profileIds.map((id) => [id]),
  )
  const { rows } = await sql<{ profileId: string; userId: string }>`
    select m.talent_id as "profileId", p.user_id as "userId"
    from ${given} as given
    join managed_accounts m on m.talent_id = given.profile_id and m.status = 'Accepted'
    join profiles p on p.id = m.manager_id`.execute(tx)
  return rows
}

export type CaseOfNetwork = NetworkOfDay & { status: NetworkCaseStatus; reason: NetworkReason; held: number; counted: number }

/**
 * Returns the cases of these networks, locked until the transaction ends. So nobody decides a case before the clicks that are held for it
 * are written.
 */
export async function lockCases({ tx, dialect }: Store, networks: readonly NetworkOfDay[]): Promise<CaseOfNetwork[]> {
  const lock = dialect === 'postgres' ? sql`order by c.id for update of c` : sql``
  const { rows } = await sql<CaseOfNetwork>`
    select c.day as "day", c.program_id as "programId", c.profile_id as "profileId", c.network as "network",
      c.status as "status", c.reason as "reason", c.held as "held", c.counted as "counted"
    from ${jsonRows(dialect, networkColumns, networks.map(networkRow))} as given
    join network_cases c on c.program_id = given.program_id and c.profile_id = given.profile_id
      and c.day = given.day and c.network = given.network ${lock}`.execute(tx)
  return rows
}

export type HeldForCase = NetworkOfDay & { id: string; reason: NetworkReason; held: number; at: number }

/**
 * Adds held clicks to the cases of their networks, as `caseWithHeld` does. Opens a case if there is none, and opens it again if its earlier
 * clicks were decided to count. `id` is the id of a new case, `at` the time at which a case opens.
 */
export async function addToCases({ tx, dialect }: Store, held: readonly HeldForCase[]): Promise<void> {
  const given = jsonRows(
    dialect,
    { ...networkColumns, id: 'text', reason: 'text', held: 'integer', at: 'integer' },
    held.map((row) => [...networkRow(row), row.id, row.reason, row.held, row.at]),
  )
  await sql`
    insert into network_cases (id, program_id, profile_id, day, network, reason, held, counted, status, opened_at)
    select id, program_id, profile_id, day, network, reason, held, 0, 'Open', at from ${given} as given
    where true order by program_id, profile_id, day, network
    on conflict (program_id, profile_id, day, network) do update set
      held = excluded.held + case when network_cases.status = 'Open' then network_cases.held else 0 end,
      counted = network_cases.counted + case when network_cases.status = 'Counted' then network_cases.held else 0 end,
      opened_at = case when network_cases.status = 'Open' then network_cases.opened_at else excluded.opened_at end,
      status = 'Open', decided_at = null, decided_by = null, note = null,
      reason = case when excluded.reason = 'OWN_NETWORK' then excluded.reason else network_cases.reason end`.execute(tx)
}
