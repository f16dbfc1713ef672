import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { ProgramLinkCheck } from '@wasla/contract/generated/user-types.ts'
import { linkCheckLimits, linkCheckTimes } from '@wasla/contract/link-checks/limits.ts'
import { mapLinkCheck } from '@wasla/contract/link-checks/mappers.ts'
import { hostOf, isChecked, newCheck } from '@wasla/contract/link-checks/new-check.ts'
import { decideManaging } from '@wasla/contract/programs/page/decision.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { findProgram, findStep } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { check, findChecked } from './check.ts'
import type { LinkChecksDeps } from './deps.ts'
import { findCheck, insertChecks } from './stores/checks.ts'
import { findLatest } from './stores/outages.ts'

type Owner = Pick<Viewer, 'profileId'>

const ownProgram = async ({ db }: LinkChecksDeps, { profileId }: Owner, programId: string): Promise<ProgramRecord> =>
  changesOf(decideManaging(await findProgram(db, programId), profileId)).program

async function read({ db }: LinkChecksDeps, program: ProgramRecord): Promise<ProgramLinkCheck> {
  const objectives = await findStep(db, program.id, 'IMPACT_OBJECTIVES')
  return mapLinkCheck({
    programId: program.id,
    isChecked: isChecked(program),
    trackingUrl: objectives?.data.trackingUrl ?? '',
    check: await findCheck(db, program.id),
    outages: await findLatest(db, program.id, linkCheckLimits.shown),
  })
}

/** `programLinkCheck`: throws `PROGRAM_NOT_FOUND` for everybody but the owner. */
export const linkCheck = async (deps: LinkChecksDeps, owner: Owner, programId: string): Promise<ProgramLinkCheck> =>
  read(deps, await ownProgram(deps, owner, programId))

/**
 * `checkProgramLink`: checks now; a program whose link is not checked is only read. Throws `PROGRAM_NOT_FOUND` for everybody but the owner, and
 * `RATE_LIMITED` if the owner asks too often, or if the program or its host is being checked.
 */
export async function checkNow(
  deps: LinkChecksDeps,
  owner: Owner,
  { programId, confirmsPage }: { programId: string; confirmsPage: boolean },
): Promise<ProgramLinkCheck> {
  const { db, clock, limits } = deps
  const program = await ownProgram(deps, owner, programId)
  await limits.enforce(`linkCheck:${owner.profileId}`, linkCheckLimits.requested, { whenDown: 'closed' })
  const checked = await findChecked(deps, programId)
  if (!checked) return read(deps, program)
  const { trackingUrl } = checked
  await insertChecks(db, [newCheck({ id: programId, publishedAt: program.publishedAt, trackingUrl }, clock.now())])
  if (!(await check(deps, { programId, host: hostOf(trackingUrl), confirmsPage })))
    throw new Problem('RATE_LIMITED', { retryAfter: linkCheckTimes.perHost / 1000 })
  return read(deps, program)
}
