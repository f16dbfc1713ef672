import type { Database } from '#database/database.ts'
import { eraseContent, linesAbout } from './stores/audit.ts'

/** Names of values that are only codes and ids of ours. Any other text was written by a person, perhaps about a person. */
const codes = new Set(['id', 'status', 'type', 'role', 'code', 'from', 'to'])

/** Returns a value of the audit log without the texts that people wrote: each becomes null. */
function withoutWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return codes.has(key) ? value : null
  if (Array.isArray(value)) return value.map((one) => withoutWords(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutWords(one, name)]))
}

const stripped = (json: string | null) => (json === null ? null : JSON.stringify(withoutWords(JSON.parse(json))))

/**
 * Erases the texts that people wrote (reasons, labels, names) from every audit line about these targets. The action, its actor and its time
 * stay.
 */
export async function eraseAuditWords(tx: Database, targets: readonly string[], now: number): Promise<void> {
  for (const { id, detail, before_state, after_state } of await linesAbout(tx, targets))
    await eraseContent(tx, id, { detail: stripped(detail), before_state: stripped(before_state), after_state: stripped(after_state) }, now)
}
