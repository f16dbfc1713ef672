import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { MakeProposalInput } from '@wasla/contract/generated/user-types.ts'
import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { addressBytes, proposalLimits } from '@wasla/contract/proposals/limits.ts'
import { decideMaking, decideWithdrawal } from '@wasla/contract/proposals/make.ts'
import { decideSeeing } from '@wasla/contract/proposals/reading.ts'
import type { WholeProposal } from '@wasla/contract/proposals/record.ts'
import { lockRow } from '#database/row-lock.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { shownTalentsOf } from '../managed-accounts/service.ts'
import type { Viewer } from '../session/viewer.ts'
import { findRateCardsOfAll } from '../showcase/service.ts'
import type { ProposalsDeps } from './deps.ts'
import { openProposal } from './read.ts'
import { deleteEnded, findOpen, findProposal, insertProposal, saveWithdrawal } from './stores/proposals.ts'
import { saveReader, saveSeen } from './stores/seen.ts'

type Actor = Pick<Viewer, 'userId' | 'profileId'>

/**
 * `makeProposal`. Locks the manager, so that concurrent calls cannot exceed the limit together. The audit log says who made which proposal,
 * because prices stand in it.
 */
export const makeProposal = (deps: ProposalsDeps, { userId, profileId }: Actor, input: MakeProposalInput): Promise<WholeProposal> =>
  inTransaction(deps.db, async (tx) => {
    await lockRow(tx, 'profiles', profileId)
    const now = deps.clock.now()
    const ids = [...(await shownTalentsOf(tx, profileId))]
    const cards = await findRateCardsOfAll(tx, ids)
    const choices = new Map(ids.map((id) => [id, new Set((cards.get(id) ?? []).map((card) => card.id))]))
    const made = { id: deps.ids.uuid(), profileId, address: deps.ids.secret(addressBytes), now }
    const proposal = changesOf(decideMaking({ own: await findOpen(tx, profileId, civilDate(now)), choices }, input, made))
    await deps.limits.enforce(`proposals:${profileId}`, proposalLimits.perDay, { whenDown: 'closed', within: tx })
    await insertProposal(tx, proposal)
    await writeAudit(tx, deps, {
      actor: userId,
      action: 'proposals.made',
      target: proposal.id,
      detail: { profileId, talents: proposal.talents.length, validUntil: proposal.validUntil },
    })
    return proposal
  })

/** `withdrawProposal`: its address shows nothing from now on. */
export const withdrawProposal = (deps: ProposalsDeps, { userId, profileId }: Actor, id: string): Promise<WholeProposal> =>
  inTransaction(deps.db, async (tx) => {
    const proposal = changesOf(decideWithdrawal(await findProposal(tx, 'id', id), profileId, deps.clock.now()))
    if (!(await saveWithdrawal(tx, proposal))) throw new Problem('PROPOSAL_NOT_FOUND')
    await writeAudit(tx, deps, { actor: userId, action: 'proposals.withdrawn', target: id, detail: { profileId } })
    return proposal
  })

/** `proposalSeen`. Answers nothing, whatever is stored, and whether the address exists. */
export async function seeProposal(
  deps: ProposalsDeps,
  reader: Pick<Viewer, 'userId' | 'profileId' | 'profileType'> | null,
  { address, isBot }: { address: string; isBot: boolean },
): Promise<void> {
  const open = await openProposal(deps, address).catch((error: unknown) => {
    if (error instanceof Problem) return null
    throw error
  })
  const seeing = open && decideSeeing(open.manager, { reader, isBot })
  if (!open || !seeing) return
  const now = deps.clock.now()
  await saveSeen(deps.db, open.proposal.id, now)
  if (seeing.brandId !== null) await saveReader(deps.db, open.proposal.id, seeing.brandId, now)
}

/** Deletes proposals half a year after their end. */
export async function sweepProposals({ db, clock }: Pick<ProposalsDeps, 'db' | 'clock'>): Promise<void> {
  const before = clock.now() - proposalLimits.stored
  await deleteEnded(db, before, civilDate(before))
}
