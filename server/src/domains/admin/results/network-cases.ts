import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { networkCaseOf, networkCaseRowOf } from '@wasla/contract/admin/network-cases.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { NetworkCase, NetworkCaseRow, NetworkCaseRowPage } from '@wasla/contract/generated/admin-types.ts'
import { mainNameOf } from '@wasla/contract/profiles/names.ts'
import type { NetworkCaseRecord } from '@wasla/contract/tracking/network-case.ts'
import type { NetworkCaseStatus } from '@wasla/contract/tracking/record.ts'
import type { Database } from '#database/database.ts'
import type { OtherServices } from '../other-services.ts'
import { performAction } from '../action.ts'
import { adminsBy } from '../finance/admins.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { findNamedProfiles, findProfileNames } from '../stores/profile-names.ts'
import { findProgramNames } from '../stores/program-names.ts'

type Results = Pick<OtherServices, 'tracking'>
type Listed = { readonly record: NetworkCaseRecord; readonly others: number }

/** Returns cases as rows with the names that they show. Runs one statement for each kind of name. */
async function rowsOf(db: Database, cases: readonly Listed[]): Promise<NetworkCaseRow[]> {
  const records = cases.map(({ record }) => record)
  const participants = await findProfileNames(db, [...new Set(records.map(({ profileId }) => profileId))])
  const programs = await findProgramNames(db, [...new Set(records.map(({ programId }) => programId))])
  const admins = await adminsBy(
    db,
    records.map(({ decidedBy }) => decidedBy),
  )
  return cases.map(({ record, others }) =>
    networkCaseRowOf(
      record,
      {
        participant: participants.get(record.profileId) ?? '',
        programName: programs.get(record.programId) ?? '',
        decidedBy: (record.decidedBy !== null && admins.get(record.decidedBy)?.name) || null,
      },
      others,
    ),
  )
}

async function oneRow(db: Database, listed: Listed): Promise<NetworkCaseRow> {
  const [row] = await rowsOf(db, [listed])
  if (!row) throw new Problem('NETWORK_CASE_NOT_FOUND')
  return row
}

export type CaseSearch = { status?: NetworkCaseStatus | null | undefined; pagination?: PageArgument }

/** `adminNetworkCases`: returns a page of cases of networks, the most urgent first. */
export async function networkCaseList(
  { db }: AdminParts,
  { tracking }: Results,
  { status, pagination }: CaseSearch,
): Promise<NetworkCaseRowPage> {
  const { count, waiting, data } = await tracking.networkCases.page(status ?? null, adminPageOf(pagination))
  return { count, waiting, data: await rowsOf(db, data) }
}

/** `adminNetworkCase`: returns one case. Throws `NETWORK_CASE_NOT_FOUND`. */
export async function oneNetworkCase({ db, settings }: AdminParts, { tracking }: Results, id: string): Promise<NetworkCase> {
  const found = await tracking.networkCases.factsOf(id)
  if (!found) throw new Problem('NETWORK_CASE_NOT_FOUND')
  const { record, pattern, people, alsoOpen, reviewRequests, outages } = found
  const profiles = await findNamedProfiles(
    db,
    people.map(({ profileId }) => profileId),
  )
  return networkCaseOf({
    row: await oneRow(db, { record, others: pattern.others }),
    record,
    profilePhoto: profiles.get(record.profileId)?.picture ?? null,
    pattern,
    people: people.map((person) => {
      const profile = profiles.get(person.profileId)
      return { ...person, name: profile ? mainNameOf(profile) : '' }
    }),
    alsoOpen: await rowsOf(db, alsoOpen),
    reviewRequests,
    outages,
    limits: { perNetwork: settings.get('clicks.perNetwork'), perOwnNetwork: settings.get('clicks.perOwnNetwork') },
  })
}

/** `adminDecideNetworkCase`: saves which clicks count, notifies both sides and writes the audit line in one transaction. */
export const decideCase = (
  parts: AdminParts,
  { tracking }: Results,
  admin: Admin,
  id: string,
  input: { counts: boolean; wholeNetwork?: boolean | null | undefined; note?: string | null | undefined; seen?: number | null | undefined },
): Promise<NetworkCaseRow> =>
  performAction(parts, admin, async (tx) => {
    const { wholeNetwork, ...decision } = input
    const { record, action } = await tracking.networkCases.decide(tx, id, { ...decision, wholeNetwork: wholeNetwork ?? false }, admin.id)
    return { action, result: await oneRow(tx, await tracking.networkCases.row(tx, record)) }
  })
