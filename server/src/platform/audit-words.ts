import type { Database } from '#database/database.ts'
import { eraseContent, linesAbout } from './stores/audit.ts'

/** What may hold nothing but codes and ids of ours. Any other text was written by somebody, perhaps about somebody. */
const codes = new Set(['id', 'status', 'type', 'role', 'code', 'from', 'to'])

/** A value of the audit log without what people wrote in it. */
export function withoutWords(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return codes.has(key) ? value : null
  if (Array.isArray(value)) return value.map((one) => withoutWords(one))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutWords(one, name)]))
}

const stripped = (json: string | null) => (json === null ? null : JSON.stringify(withoutWords(JSON.parse(json))))

/** Takes the words out of every line about these targets: reasons, labels, names. That it was done, by whom and when, stays. */
export async function eraseAuditWords(tx: Database, targets: readonly string[], now: number): Promise<void> {
  for (const { id, detail, before_state, after_state } of await linesAbout(tx, targets))
    await eraseContent(tx, id, { detail: stripped(detail), before_state: stripped(before_state), after_state: stripped(after_state) }, now)
}
