import BetterSqlite from 'better-sqlite3'
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely'
import { failureOf } from '../failure-of.ts'
import { statementLog } from './statement-log.ts'
import type { DatabaseHandle } from '../handle.ts'
import type { Tables } from '../schema.ts'
import { mostLogBytes } from '../write-ahead-log/limit.ts'
import { WriterTurn } from '../writer-turn/writer-turn.ts'
import { MigratingSqliteAdapter } from './migration-adapters.ts'
import { checkFile, checkOpened } from './sqlite-checks.ts'

export type SqliteOptions = {
  /** Path of a file, or `:memory:`. */
  file: string
  /** Whether a missing or empty file may become a new database: in live, only if the environment says so (F8). */
  create: boolean
  /**
   * Called with the text of a statement that took longer than `longest`, and its duration in milliseconds. While such a statement runs, no
   * other request is answered and the write-ahead log cannot restart (F9).
   */
  onSlow?(statement: string, milliseconds: number): void
  /** Called after each statement with its text, its duration in milliseconds, and its error if it failed. */
  onStatement?(statement: string, milliseconds: number, error: unknown): void
  /** Duration in milliseconds above which a statement is reported. */
  longest?: number
  /** Called once if a page turns out unreadable while the server runs. After that nothing is written (F6). */
  onDamage?(error: unknown): void
}

/** Statements that write nothing, by their first word. Any other statement may write. */
const writesNothing = /^\s*(?:select|pragma|explain|begin|commit|rollback|savepoint|release)\b/i

/** Returns a connection on which a write outside a transaction waits for the writer turn. */
const inTurn = (connection: DatabaseConnection, turn: WriterTurn): DatabaseConnection => ({
  async executeQuery(query, options) {
    if (turn.isLent() && !writesNothing.test(query.sql)) await turn.free()
    return connection.executeQuery(query, options)
  },
  streamQuery: (...query) => connection.streamQuery(...query),
})

/** Takes the write lock at the start of every transaction. A transaction that takes it later fails if another one wrote in between (F5). */
class ImmediateDriver extends SqliteDriver {
  readonly #turn: WriterTurn
  #connection: DatabaseConnection | undefined

  constructor(database: SqliteDatabase, turn: WriterTurn) {
    super({ database })
    this.#turn = turn
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return (this.#connection ??= inTurn(await super.acquireConnection(), this.#turn))
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await this.#turn.free()
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #database: SqliteDatabase
  readonly #turn = new WriterTurn()

  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createAdapter() {
    return new MigratingSqliteAdapter(this.#turn)
  }

  override createDriver() {
    return new ImmediateDriver(this.#database, this.#turn)
  }
}

const cachedStatements = 500
/**
 * Size of the page cache: 48 MB. A batch of clicks writes to thousands of pages. If the pages do not fit into the cache, SQLite writes each
 * of them several times.
 */
const cacheKilobytes = 48 * 1024
const longestStatement = 5_000

/** Prepares each SQL text once and drops the least recently used statement. Writes nothing to a file after damage was found. */
function watched(
  sqlite: BetterSqlite.Database,
  { onDamage, onSlow, longest }: Required<Pick<SqliteOptions, 'onDamage' | 'onSlow' | 'longest'>>,
): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  let isDamaged = false
  const guarded = <T>(run: () => T): T => {
    try {
      return run()
    } catch (error) {
      if (failureOf(error) === 'damaged' && !isDamaged) {
        isDamaged = true
        sqlite.pragma('query_only = 1')
        onDamage(error)
      }
      throw error
    }
  }
  const timed = <T>(sql: string, run: () => T): T => {
    const before = performance.now()
    const result = guarded(run)
    const took = performance.now() - before
    if (took >= longest) onSlow(sql, Math.round(took))
    return result
  }
  const prepared = (sql: string): SqliteStatement => {
    const statement = sqlite.prepare(sql)
    return {
      reader: statement.reader,
      all: (parameters) => timed(sql, () => statement.all(parameters)),
      run: (parameters) => timed(sql, () => statement.run(parameters)),
      iterate: (parameters) => statement.iterate(parameters),
    }
  }
  let last: { sql: string; statement: SqliteStatement } | undefined
  const prepare = (sql: string) => {
    if (last?.sql === sql) return last.statement
    const known = statements.get(sql)
    const statement = known ?? guarded(() => prepared(sql))
    if (known) statements.delete(sql)
    else if (statements.size >= cachedStatements) statements.delete(statements.keys().next().value ?? '')
    statements.set(sql, statement)
    last = { sql, statement }
    return statement
  }
  return {
    prepare,
    close: () => {
      statements.clear()
      last = undefined
      sqlite.close()
    },
  }
}

const expected = (sqlite: BetterSqlite.Database, pragma: string, value: number | string) => {
  sqlite.pragma(`${pragma} = ${value}`)
  const found: unknown = sqlite.pragma(pragma, { simple: true })
  return found === value || found === 'memory'
}

/**
 * Sets every pragma at each open and reads it back. SQLite forgets `synchronous` when a file is closed: after a restart, a write could then
 * be acknowledged before it is on the disk.
 */
function applyPragmas(sqlite: BetterSqlite.Database) {
  sqlite.pragma('busy_timeout = 1000')
  const required: [string, number | string][] = [
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['trusted_schema', 0],
    // Without this pragma, `insert or replace` deletes a row without running the triggers that guard it.
    ['recursive_triggers', 1],
    ['journal_size_limit', mostLogBytes],
    ['cache_size', -cacheKilobytes],
  ]
  for (const [pragma, value] of required)
    if (!expected(sqlite, pragma, value)) throw new Error(`SQLite did not accept ${pragma} = ${value}`)
}

/** Returns the handle of an open SQLite database. Closes the database if a check refuses it. */
export function sqliteHandle(
  sqlite: BetterSqlite.Database,
  {
    file,
    isNew,
    onDamage = () => undefined,
    onSlow = () => undefined,
    longest = longestStatement,
    isChecked = false,
    onStatement,
  }: Pick<SqliteOptions, 'file' | 'onDamage' | 'onSlow' | 'longest' | 'onStatement'> & {
    isNew: boolean
    /** Whether another connection of this process has already checked the file. */
    isChecked?: boolean
  },
): DatabaseHandle {
  try {
    if (!isChecked) checkOpened(sqlite, file)
    applyPragmas(sqlite)
  } catch (error) {
    sqlite.close()
    throw error
  }
  const db = new Kysely<Tables>({
    dialect: new ImmediateDialect(watched(sqlite, { onDamage, onSlow, longest })),
    ...statementLog(onStatement),
  })
  return {
    db,
    dialect: 'sqlite',
    isNew,
    async close() {
      await db.destroy()
      if (sqlite.open) sqlite.close()
    },
  }
}

export async function openSqlite(options: SqliteOptions): Promise<DatabaseHandle> {
  const isNew = checkFile(options)
  return sqliteHandle(new BetterSqlite(options.file), { ...options, isNew })
}
