/**
 * What a failed statement says about the database.
 *
 * - `clash`: another row has the unique value.
 * - `collided`: the transaction was undone for the sake of another one. The same work may succeed now.
 * - `locked`: somebody else holds the lock.
 * - `slow`: PostgreSQL ended the statement at its timeout. Mostly the statement waited for a locked row.
 * - `lost`: there is no connection, the connection ended, or it leads to a server that is no longer the primary one.
 * - `crowded`: the server has no room for another connection, no memory, or did not answer in time.
 * - `readOnly`: the file accepts no writes.
 * - `full`: the disk is full or cannot be used.
 * - `damaged`: a page of the file is unreadable.
 */
export type Failure = 'clash' | 'collided' | 'locked' | 'slow' | 'lost' | 'crowded' | 'readOnly' | 'full' | 'damaged'

/** Codes of PostgreSQL (five characters) and of SQLite. The first pattern that matches counts. */
const byCode: readonly (readonly [RegExp, Failure])[] = [
  [/^23505$|^SQLITE_CONSTRAINT_(?:UNIQUE|PRIMARYKEY)$/, 'clash'],
  [/^40001$|^40P01$/, 'collided'],
  [/^55P03$|^SQLITE_(?:BUSY|LOCKED)/, 'locked'],
  [/^57014$/, 'slow'],
  // A limit that ends a connection (25P03 and its siblings), a connection problem, and a server that stops, restarts or starts.
  // A standby refuses writes with 25006: the primary server moved.
  [/^25P0[34]$|^25006$|^08...$|^57P0[1-5]$/, 'lost'],
  [/^53300$|^53200$|^53400$|^SQLITE_NOMEM$/, 'crowded'],
  [/^SQLITE_READONLY/, 'readOnly'],
  [/^53...$|^58030$|^SQLITE_(?:FULL|IOERR|CANTOPEN|PROTOCOL)/, 'full'],
  [/^SQLITE_(?:CORRUPT|NOTADB)/, 'damaged'],
]

/** Codes of sockets and of name lookups. */
const bySocket =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|EHOST(?:UNREACH|DOWN)|ENET(?:UNREACH|DOWN|RESET)|EAI_AGAIN|ERR_STREAM_(?:DESTROYED|WRITE_AFTER_END))$/

/** Errors of the driver, which have no code. The first pattern that matches counts. */
const byMessage: readonly (readonly [RegExp, Failure])[] = [
  [
    /^timeout exceeded when trying to connect|^timeout expired$|^Connection terminated due to connection timeout|^Query read timeout/,
    'crowded',
  ],
  [/^Connection terminated|^Client (?:has encountered a connection error|was closed) and is not queryable/, 'lost'],
  [/^There was an error establishing an SSL connection|^Postgres connection has been discarded/, 'lost'],
]

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

/** The socket of a server on the same machine is missing while the server is down. */
const lacksSocket = (error: Error) => codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

const ofDatabase = (error: Error): Failure | null => {
  const matches = (text: string) => (row: readonly [RegExp, Failure]) => row[0].test(text)
  return (byCode.find(matches(codeOf(error))) ?? byMessage.find(matches(error.message)))?.[1] ?? null
}

/** Number of causes that are followed. */
const deepest = 5

/**
 * Returns what an error says about the database, or null if the error is about something else. Follows `cause`. A socket’s own code counts
 * only on the error itself: as the cause of another error it may come from a provider that we called.
 */
export function failureOf(error: unknown): Failure | null {
  if (!(error instanceof Error)) return null
  if (bySocket.test(codeOf(error)) || lacksSocket(error)) return 'lost'
  if (codeOf(error) === 'ETIMEDOUT') return 'crowded'
  let cause: unknown = error
  for (let depth = 0; depth < deepest && cause instanceof Error; depth++) {
    const failure = ofDatabase(cause)
    if (failure) return failure
    cause = cause.cause
  }
  return null
}
