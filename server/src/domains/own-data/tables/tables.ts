import type { Tables } from '#database/schema.ts'
import type { leftOutTables } from './left-out.ts'
import { otherTables } from './others.ts'
import { profileTables } from './profile.ts'
import { programTables } from './programs.ts'
import type { AnyRule } from './rule.ts'

const rules = { ...profileTables, ...otherTables, ...programTables } as const

/** A table that an archive contains. */
export type ExportedTable = keyof typeof rules

/** Every table is exported or left out with a reason; this line does not compile if one is neither, or both. */
type Covered = [Exclude<keyof Tables, ExportedTable | keyof typeof leftOutTables>, ExportedTable & keyof typeof leftOutTables]
const isCovered: Covered extends [never, never] ? true : Covered = true

/** The tables of an archive, with the rule of each, in the order in which they are exported. */
export const exportedTables: readonly { readonly name: ExportedTable; readonly rule: AnyRule }[] = isCovered
  ? Object.entries(rules).map(([name, rule]) => ({ name: name as ExportedTable, rule }))
  : []

/** Returns the rule of a table that other tables refer to. Throws if it is not exported. */
export function ruleOf(table: keyof Tables): AnyRule {
  const found = exportedTables.find(({ name }) => name === table)
  if (!found) throw new Error(`${table} has no rule of its own`)
  return found.rule
}
