import { createTable, lateReferences, type Table } from '../columns.ts'
import type { Migration } from '../migration.ts'
import { admin } from './admin.ts'
import { events } from './events.ts'
import { files } from './files.ts'
import { flags } from './flags.ts'
import { groupFigures } from './group-figures.ts'
import { groups } from './groups.ts'
import { invites } from './invites.ts'
import { ledger } from './ledger.ts'
import { managedAccounts } from './managed-accounts.ts'
import { notifications } from './notifications.ts'
import { onboarding } from './onboarding.ts'
import { participations } from './participations.ts'
import { performance } from './performance.ts'
import { platform } from './platform.ts'
import { profiles } from './profiles.ts'
import { programs } from './programs.ts'
import { rewards } from './rewards.ts'
import { search } from './search.ts'
import { session } from './session.ts'
import { settings } from './settings.ts'
import { showcase } from './showcase.ts'
import { social } from './social.ts'
import { tracking } from './tracking.ts'
import { verification } from './verification.ts'
import { wallet } from './wallet.ts'

/** All domains. `search` comes before `admin`, whose index uses its function. */
const parts = [
  ...[platform, session, profiles, onboarding, invites, notifications, events, settings, flags, files, verification, social, showcase],
  ...[managedAccounts, groups, groupFigures, search, admin, ledger, wallet, programs, participations, tracking, performance, rewards],
]

/** Returns the tables in an order in which each comes after those that it refers to. */
function inOrder(tables: readonly Table[]): readonly Table[] {
  const placed = new Set<Table>()
  const place = (table: Table): void => {
    for (const { references } of Object.values(table.columns)) {
      const other = tables.find(({ name }) => name === references?.table)
      if (other && other !== table && !placed.has(other)) place(other)
    }
    placed.add(table)
  }
  for (const table of tables) place(table)
  return [...placed]
}

const tables = inOrder(parts.flatMap((part) => part.tables))

/** Every table of the database with its triggers and views, one file for each domain. It never changes; later steps add to it. */
export const firstSchema: Migration = {
  name: '0001-first-schema',
  olderMayRun: false,
  statements: (dialect) => [
    ...tables.flatMap((table) => createTable(dialect, table)),
    ...lateReferences(dialect, tables),
    ...parts.flatMap((part) => part.rules?.(dialect) ?? []),
  ],
}
