import type { ProgramLinkCheck } from '@wasla/contract/generated/user-types.ts'
import type { Viewer } from '../session/viewer.ts'
import { checkNow, linkCheck } from './requested.ts'
import { checkDue } from './check-due.ts'
import type { LinkChecksDeps } from './deps.ts'
import { sendNotices } from './send-notices.ts'
import { findLatest } from './stores/outages.ts'
import type { Database } from '#database/database.ts'
import { linkCheckLimits } from '@wasla/contract/link-checks/limits.ts'
import type { OutageRecord } from '@wasla/contract/link-checks/record.ts'

export { linkCheckRow } from './stores/checks.ts'
export { outageRow } from './stores/outages.ts'

/** Returns the outages of a program that are shown, the latest first. */
export const findOutagesOf = (db: Database, programId: string): Promise<OutageRecord[]> => findLatest(db, programId, linkCheckLimits.shown)

type Owner = Pick<Viewer, 'profileId'>

/** The checks of running programs’ links and setups, and the outages that they find (decision 85). Every error is a `Problem`. */
export type LinkChecksService = {
  /** Answers `programLinkCheck`. Throws `PROGRAM_NOT_FOUND` for everybody but the owner. */
  of(owner: Owner, programId: string): Promise<ProgramLinkCheck>
  /** Answers `checkProgramLink`. Throws `PROGRAM_NOT_FOUND`, `RATE_LIMITED`. */
  checkNow(owner: Owner, request: { programId: string; confirmsPage: boolean }): Promise<ProgramLinkCheck>
  /** For the timer: checks the programs that are due. */
  checkDue(): Promise<void>
  /** For the timer: notifies participants of outages. */
  sendNotices(): Promise<void>
}

export const createLinkChecksService = (deps: LinkChecksDeps): LinkChecksService => ({
  of: (owner, programId) => linkCheck(deps, owner, programId),
  checkNow: (owner, request) => checkNow(deps, owner, request),
  checkDue: () => checkDue(deps),
  sendNotices: () => sendNotices(deps),
})
