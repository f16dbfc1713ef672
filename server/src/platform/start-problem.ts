import { DatabaseRefused } from '../database/refused.ts'
import { isStoreBusy } from '../database/transaction.ts'
import { EnvironmentProblems } from '../config/environment-problems.ts'
import { exitCodes } from '../config/exit-codes.ts'
import { databaseProblem } from './database-problem.ts'

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

const known: Readonly<Record<string, { exitCode: number; line(error: Error): string }>> = {
  EADDRINUSE: {
    exitCode: exitCodes.portTaken,
    line: (error) => `The port is taken by another program (${error.message}). Choose another one with PORT.`,
  },
  EADDRNOTAVAIL: { exitCode: exitCodes.environment, line: (error) => `HOST is not an address of this machine (${error.message}).` },
  ENOSPC: { exitCode: exitCodes.diskFull, line: () => 'The disk is full: make room where DATA_DIR lies.' },
  SQLITE_FULL: { exitCode: exitCodes.diskFull, line: () => 'The disk is full: make room where DATA_DIR lies.' },
  EACCES: { exitCode: exitCodes.dataDirectory, line: (error) => `DATA_DIR or PORT is not allowed to this user (${error.message}).` },
  EROFS: { exitCode: exitCodes.dataDirectory, line: (error) => `DATA_DIR cannot be written (${error.message}).` },
  EEXIST: { exitCode: exitCodes.dataDirectory, line: (error) => `DATA_DIR is not a folder (${error.message}).` },
  ENOTDIR: { exitCode: exitCodes.dataDirectory, line: (error) => `DATA_DIR is not a folder (${error.message}).` },
  SQLITE_CANTOPEN: { exitCode: exitCodes.dataDirectory, line: () => 'The database in DATA_DIR cannot be opened by this user.' },
  SQLITE_READONLY: { exitCode: exitCodes.dataDirectory, line: () => 'The database in DATA_DIR cannot be written by this user.' },
}

/** Returns exit code and message of a known problem at the start; null for a fault of the program. */
export function startProblem(error: unknown): { exitCode: number; message: string } | null {
  if (error instanceof EnvironmentProblems) return { exitCode: exitCodes.environment, message: error.message }
  if (error instanceof DatabaseRefused) return { exitCode: exitCodes.databaseRefused, message: error.message }
  const found = known[codeOf(error)]
  if (found && error instanceof Error) return { exitCode: found.exitCode, message: found.line(error) }
  const ofDatabase = databaseProblem(error)
  if (ofDatabase) return ofDatabase
  if (isStoreBusy(error))
    return {
      exitCode: exitCodes.databaseUnreachable,
      message: `The database does not answer (${codeOf(error) || String(error)}). Is DATABASE_URL right, or another process holding the file?`,
    }
  return null
}
