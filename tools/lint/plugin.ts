import { awaitedAbsence } from './absence.ts'
import { newestAddress } from './addresses.ts'
import { bodyFirst } from './body-first.ts'
import { boundaries } from './boundaries.ts'
import { noBarrels } from './exports.ts'
import { injected } from './injected.ts'
import { ledgerTables } from './ledger.ts'
import type { Rule } from './rule.ts'
import { servicesOnce } from './services.ts'
import { sqlInStores } from './sql.ts'
import { styles } from './styles.ts'
import { words } from './words.ts'

/** The project's own rules for oxlint. */
const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'wasla' },
  rules: {
    'awaited-absence': awaitedAbsence,
    'body-first': bodyFirst,
    boundaries,
    injected,
    'ledger-tables': ledgerTables,
    'newest-address': newestAddress,
    'no-barrels': noBarrels,
    'services-once': servicesOnce,
    'sql-in-stores': sqlInStores,
    styles,
    words,
  },
}

export default plugin
