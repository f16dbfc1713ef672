import BetterSqlite from 'better-sqlite3'
import { failureOf } from '../database/failure-of.ts'

/** Releases the lock. If the process ends in any way, the lock is released too. */
export type Release = () => void

function lock(file: string, statements: readonly string[]): Release | null {
  const held = new BetterSqlite(file, { timeout: 0 })
  try {
    for (const statement of statements) held.exec(statement)
    return () => void (held.open && held.close())
  } catch (error) {
    held.close()
    if (failureOf(error) === 'locked') return null
    throw error
  }
}

/**
 * Takes a shared lock between processes of one machine: an empty file that SQLite locks like a database. Returns null if somebody has the
 * exclusive lock.
 */
export const shareLock = (file: string): Release | null => lock(file, ['begin', 'select * from sqlite_master'])

/** Takes the exclusive lock. Returns null if anybody has it, shared or exclusive. */
export const takeLock = (file: string): Release | null => lock(file, ['begin exclusive'])
