import { changesOf } from '@wasla/contract/common/decision.ts'
import type { ErrorCode } from '@wasla/contract/errors/codes.ts'
import type { TalentRequestResult, AskTalentsInput } from '@wasla/contract/generated/user-types.ts'
import type { Joiner } from '@wasla/contract/participations/join.ts'
import { individualTypes } from '@wasla/contract/profiles/types.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { requestNotice, decideAsk, decideAsking } from '@wasla/contract/proposals/ask.ts'
import { proposalLimits } from '@wasla/contract/proposals/limits.ts'
import type { Database } from '#database/database.ts'
import { inTransaction } from '#database/transaction.ts'
import { notify } from '../notifications/service.ts'
import { criteriaOf, findRequestOf, fitsOf } from '../participations/service.ts'
import { findEveryProfile } from '../profiles/service.ts'
import { lockProgramShared } from '../programs/service.ts'
import type { Viewer } from '../session/viewer.ts'
import type { ProposalsDeps } from './deps.ts'
import { openProposal } from './read.ts'
import { findRequestedInto, insertAsk } from './stores/asks.ts'

/** Returns the talent as they are now, locked until the transaction ends; null if they are no person who joins programs. */
async function lockTalent(tx: Database, { profiles }: ProposalsDeps, profileId: string): Promise<Joiner | null> {
  const locked = await profiles.lock(tx, profileId, individualTypes)
  const [row] = locked ? await findEveryProfile(tx, [profileId]) : []
  return locked && row ? { profileId, userId: row.user_id, ...locked } : null
}

/** Asks one talent. Returns the code of the refusal; null if they were asked. */
async function askOne(
  tx: Database,
  deps: ProposalsDeps,
  {
    program,
    profileId,
    isShown,
    isRequested,
    ...of
  }: { program: ProgramRecord; profileId: string; isShown: boolean; isRequested: boolean; proposalId: string; brandId: string },
): Promise<ErrorCode | null> {
  const { clock, ids, limits } = deps
  const talent = isShown ? await lockTalent(tx, deps, profileId) : null
  const fits = talent ? await fitsOf(tx, clock.now(), await criteriaOf(tx, program.id), [profileId]) : null
  const state = {
    program,
    talent,
    isRequested,
    request: talent && (await findRequestOf(tx, program.id, profileId)),
    unmet: fits?.get(profileId)?.unmet ?? [],
  }
  const decision = decideAsk(state, { id: ids.uuid(), now: clock.now(), ...of })
  if (decision.code !== null) return decision.code
  // Only requests that pass the rules count towards the limit.
  const retryAfter = await limits.take(`asks:${of.brandId}`, proposalLimits.asksPerDay, { whenDown: 'closed', within: tx })
  if (retryAfter !== null) return 'RATE_LIMITED'
  if (!(await insertAsk(tx, decision.ask))) return 'PROPOSAL_TALENT_REQUESTED'
  await notify(tx, deps, decision.notification)
  return null
}

/**
 * `askTalents`: a brand asks talents of a proposal into one of its programs, each by itself. Locks the program, then the talents in the order
 * of their ids, so that two requests at once ask each talent once. The answer is in the order of the request.
 */
export async function askTalents(
  deps: ProposalsDeps,
  { profileId: brandId }: Pick<Viewer, 'profileId'>,
  { address, programId, profileIds }: AskTalentsInput,
): Promise<TalentRequestResult[]> {
  const { db, dialect, clock } = deps
  const { proposal, talents } = await openProposal(deps, address)
  const shown = new Set(talents.map(({ profileId }) => profileId))
  const named = [...new Set(profileIds)]
  const codes = await inTransaction(db, async (tx) => {
    const program = changesOf(decideAsking(await lockProgramShared(tx, dialect, programId), { brandId, profileIds: named }, clock.now()))
    const requested = await findRequestedInto(tx, program.id, named)
    const found = new Map<string, ErrorCode | null>()
    for (const profileId of named.toSorted())
      found.set(
        profileId,
        await askOne(tx, deps, {
          ...{ program, profileId, isShown: shown.has(profileId), isRequested: requested.has(profileId), proposalId: proposal.id, brandId },
        }),
      )
    if ([...found.values()].includes(null)) await notify(tx, deps, requestNotice(proposal, program))
    return found
  })
  return named.map((profileId) => ({ profileId, code: codes.get(profileId) ?? null }))
}
