import { createHash, sign, verify, type KeyObject } from 'node:crypto'

/** What precedes the first line. */
const beginning = '0'.repeat(64)

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** The last line of an export. `last` is the hash of the line before it, which depends on every line. */
type Seal = { lines: number; last: string; at: string }

const sealText = ({ lines, last, at }: Seal) => JSON.stringify({ lines, last, at })

/**
 * Writes entries as lines of JSON, each with the hash of the line before it, and ends with a signed line. `add` returns the line of an
 * entry, `end` the last line.
 */
export function startChain() {
  let [last, lines] = [beginning, 0]
  return {
    add(entry: Readonly<Record<string, unknown>>): string {
      const text = JSON.stringify({ previous: last, ...entry })
      last = hashOf(text)
      lines += 1
      return text
    },
    end(at: string, key: KeyObject): string {
      const seal = { lines, last, at }
      return JSON.stringify({ ...seal, signature: sign(null, Buffer.from(sealText(seal)), key).toString('base64') })
    },
  }
}

/** Reads a value of JSON as a record; undefined if it is none. */
function recordIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : undefined
  } catch {
    return undefined
  }
}

/** Returns what is wrong with an export in one sentence, or its number of entries and its time if every line is as it was signed. */
export async function readChain(
  lines: AsyncIterable<string>,
  key: KeyObject,
): Promise<{ problem: string } | { problem: null; count: number; at: string }> {
  let [last, count] = [beginning, 0]
  let pending: string | undefined
  for await (const line of lines) {
    if (pending !== undefined) {
      count += 1
      if (recordIn(pending)?.['previous'] !== last) return { problem: `line ${count} does not follow the line before it` }
      last = hashOf(pending)
    }
    pending = line
  }
  const { signature, at, ...sealed } = recordIn(pending ?? '') ?? {}
  if (typeof signature !== 'string' || typeof at !== 'string') return { problem: 'the last line is no signature: lines are missing' }
  if (sealed['lines'] !== count || sealed['last'] !== last) return { problem: `the signature is for other lines than these ${count}` }
  const isSigned = verify(null, Buffer.from(sealText({ lines: count, last, at })), key, Buffer.from(signature, 'base64'))
  return isSigned ? { problem: null, count, at } : { problem: 'the signature is of another key' }
}
