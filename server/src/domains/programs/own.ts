import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { Database } from '#database/database.ts'
import type { Viewer } from '../session/viewer.ts'
import { findProgram, lockProgram } from './stores/programs.ts'

/** The error for another profile's program. It is the same in every status of the program (X-04, security case 31). */
const programMissing = () => new Problem('PROGRAM_NOT_FOUND')

type Owner = Pick<Viewer, 'profileId'>

function requireOwn(program: ProgramRecord | null, { profileId }: Owner): ProgramRecord {
  if (program?.profileId !== profileId) throw programMissing()
  return program
}

/** Returns the caller's own program. Throws `PROGRAM_NOT_FOUND` for all others. */
export const ownProgram = async (db: Database, owner: Owner, id: string) => requireOwn(await findProgram(db, id), owner)

/** Returns the caller's own program, locked until the transaction ends. Throws `PROGRAM_NOT_FOUND` for all others. */
export const lockOwnProgram = async (tx: Database, owner: Owner, id: string) => requireOwn(await lockProgram(tx, id), owner)
