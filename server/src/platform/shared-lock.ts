import BetterSqlite from 'better-sqlite3'

const isBusy = (error: unknown) => error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

/** Gives the lock back. It goes by itself when the process ends, however it ends. */
export type Release = () => void

function lock(file: string, statements: readonly string[]): Release | null {
  const held = new BetterSqlite(file, { timeout: 0 })
  try {
    for (const statement of statements) held.exec(statement)
    return () => void (held.open && held.close())
  } catch (error) {
    held.close()
    if (isBusy(error)) return null
    throw error
  }
}

/**
 * A lock between processes of one machine, by an empty file that SQLite locks as it does its databases. Many may share it as long as
 * nobody has it alone. Null where somebody has.
 */
export const shareLock = (file: string): Release | null => lock(file, ['begin', 'select * from sqlite_master'])

/** The same for one alone. Null where anybody shares it or has it. */
export const takeLock = (file: string): Release | null => lock(file, ['begin exclusive'])
