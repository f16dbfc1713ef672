import { changesOf } from '@wasla/contract/common/decision.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import { managerTypes } from '@wasla/contract/managed-accounts/policy.ts'
import type { ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import { decideSplitAnswer, decideSplitEnd, endedWithAccount } from '@wasla/contract/splits/change.ts'
import { splitLimits } from '@wasla/contract/splits/limits.ts'
import { decideProposal, decideSplitsReading, type ProposalInput, type SplitChange } from '@wasla/contract/splits/propose.ts'
import type { SplitRecord } from '@wasla/contract/splits/record.ts'
import type { Database } from '#database/database.ts'
import { dialectOf } from '#database/dialects/dialect-of.ts'
import { inTransaction } from '#database/transaction.ts'
import { writeAudit } from '#platform/audit.ts'
import { notify } from '../../notifications/service.ts'
import type { Viewer } from '../../session/viewer.ts'
import type { InviteDeps } from '../invite.ts'
import { findManagedAccount } from '../store.ts'
import { findSplit, findSplitProgram, insertSplit, lockManagedAccount, lockOpenSplits, saveSplit } from './store.ts'

type Actor = Pick<Viewer, 'profileId' | 'userId'>

/** Writes down who changed which split, for disputes about money. */
const record = (tx: Database, deps: InviteDeps, { userId }: Actor, action: string, split: SplitRecord) =>
  writeAudit(tx, deps, {
    actor: userId,
    action,
    target: split.id,
    detail: {
      managedAccountId: split.managedAccountId,
      programId: split.programId,
      basisPoints: split.basisPoints,
      startsOn: split.startsOn,
    },
  })

/**
 * Locks both sides and their managed account, in this order, and returns the state. So one networker’s splits are decided one after the
 * other, the manager stays a manager, and the managed account does not end meanwhile.
 */
async function lockSides(tx: Database, { profiles, dialect }: InviteDeps, { id, managerId, talentId }: ManagedAccountRecord) {
  const manager = (await profiles.lock(tx, managerId, managerTypes)) ?? null
  await profiles.lock(tx, talentId, ['INFLUENCER', ...managerTypes])
  await lockManagedAccount(tx, id)
  return { manager, account: await findManagedAccount(tx, id), open: await lockOpenSplits(tx, dialect, talentId) }
}

const perDay = { count: splitLimits.proposalsADay, window: 24 * 3600 }

/** Implements the mutation `proposeSplit`. Throws the errors of `decideProposal`, and `RATE_LIMITED` for too many proposals in a day. */
export const proposeSplit = (
  deps: InviteDeps,
  viewer: Actor,
  { managedAccountId, ...input }: ProposalInput & { managedAccountId: string },
): Promise<SplitRecord> =>
  inTransaction(deps.db, async (tx) => {
    const { clock, ids, limits } = deps
    const { profileId } = viewer
    const { account: found } = changesOf(decideSplitsReading(await findManagedAccount(tx, managedAccountId), profileId))
    const state = await lockSides(tx, deps, found)
    const program = input.programId === null ? null : await findSplitProgram(tx, found.talentId, input.programId)
    const change = changesOf(decideProposal({ ...state, program }, { ...input, profileId }, { id: ids.uuid(), now: clock.now() }))
    // Only proposals that pass the rules count towards the limit.
    const retryAfter = await limits.take(`splits:${managedAccountId}:${profileId}`, perDay, { whenDown: 'closed', within: tx })
    if (retryAfter !== null) throw new Problem('RATE_LIMITED', { retryAfter })
    await insertSplit(tx, change.split)
    return saved(tx, deps, viewer, 'split.proposed', change)
  })

async function saved(tx: Database, deps: InviteDeps, viewer: Actor, action: string, { split, notification }: SplitChange) {
  await notify(tx, deps, notification)
  await record(tx, deps, viewer, action, split)
  return split
}

/** Locks everything that a change of a split depends on, and returns the split again; null if there is none. */
async function lockSplit(tx: Database, deps: InviteDeps, id: string) {
  const found = await findSplit(tx, id)
  const account = found && (await findManagedAccount(tx, found.managedAccountId))
  if (!account) return { split: null, account: null, manager: null, open: [] }
  const sides = await lockSides(tx, deps, account)
  return { ...sides, split: await findSplit(tx, id) }
}

/** Implements the mutation `answerSplit`. Throws the errors of `decideSplitAnswer`. Of concurrent answers, one counts. */
export const answerSplit = (deps: InviteDeps, viewer: Actor, { id, accepts }: { id: string; accepts: boolean }): Promise<SplitRecord> =>
  inTransaction(deps.db, async (tx) => {
    const state = await lockSplit(tx, deps, id)
    const change = changesOf(decideSplitAnswer(state, { profileId: viewer.profileId, accepts }, deps.clock.now()))
    await saveSplit(tx, 'Proposed', change.split)
    return saved(tx, deps, viewer, accepts ? 'split.agreed' : 'split.declined', change)
  })

/** Implements the mutation `endSplit`. Throws the errors of `decideSplitEnd`. */
export const endSplit = (deps: InviteDeps, viewer: Actor, id: string): Promise<SplitRecord> =>
  inTransaction(deps.db, async (tx) => {
    const state = await lockSplit(tx, deps, id)
    // The time is read under the locks: rewards that were earned before are counted by then.
    const { splits, notification } = changesOf(decideSplitEnd(state, { profileId: viewer.profileId }, deps.clock.now()))
    for (const split of splits) {
      await saveSplit(tx, split.status === 'Withdrawn' ? 'Proposed' : 'Agreed', split)
      await record(tx, deps, viewer, split.status === 'Withdrawn' ? 'split.withdrawn' : 'split.ended', split)
    }
    if (notification) await notify(tx, deps, notification)
    const ended = splits.find((split) => split.id === id)
    if (!ended) throw new Error('A split that ends is among those that end with it')
    return ended
  })

/** Ends the splits of a managed account that ends, in the transaction that ends it. Rewards that are earned already stay split. */
export async function endSplitsOf(
  tx: Database,
  { clock }: Pick<InviteDeps, 'clock'>,
  { id, talentId }: Pick<ManagedAccountRecord, 'id' | 'talentId'>,
): Promise<void> {
  const open = await lockOpenSplits(tx, dialectOf(tx), talentId)
  const before = new Map(open.map((split) => [split.id, split.status]))
  for (const split of endedWithAccount(open, id, clock.now())) await saveSplit(tx, before.get(split.id) ?? split.status, split)
}
