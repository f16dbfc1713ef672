import { changesOf } from '@wasla/contract/common/decision.ts'
import { decideReading } from '@wasla/contract/programs/page/decision.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import type { Database } from '#database/database.ts'
import type { Viewer } from '../../session/viewer.ts'
import { findProgram } from '../stores/programs.ts'

/** Returns a program as any signed-in reader may see it. The public parts do not depend on whether the reader asked to join (M-10). */
export const readProgram = async (db: Database, { profileId }: Pick<Viewer, 'profileId'>, id: string): Promise<ProgramRecord> =>
  changesOf(decideReading(await findProgram(db, id), { profileId, request: null })).program
