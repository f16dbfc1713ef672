import { changesOf } from '@wasla/contract/common/decision.ts'
import { managerTypes, type Side } from '@wasla/contract/managed-accounts/policy.ts'
import type { ManagedAccountRecord } from '@wasla/contract/managed-accounts/record.ts'
import { decideSplitAnswer, decideSplitEnd, endedWithAccount } from '@wasla/contract/splits/change.ts'
import { splitLimits } from '@wasla/contract/splits/limits.ts'
import { decideProposal, decideSplitsReading, type ProposalInput, type SplitProgram } from '@wasla/contract/splits/propose.ts'
import { openSplitStatuses, type SplitRecord } from '@wasla/contract/splits/record.ts'
import { findProfile } from '../find.ts'
import type { Store } from '../memory.ts'
import { notify } from '../notifications/notifications.ts'

const isOpen = ({ status }: SplitRecord) => openSplitStatuses.some((open) => open === status)
const newestFirst = (one: SplitRecord, other: SplitRecord) => other.proposedAt - one.proposedAt || (one.id < other.id ? 1 : -1)

const accountOf = ({ memory: { world } }: Store, id: string) => world.managedAccounts.find((one) => one.id === id) ?? null
const splitById = ({ memory: { world } }: Store, id: string) => world.splits.find((one) => one.id === id) ?? null
const openOf = ({ memory: { world } }: Store, talentId: string) => world.splits.filter((one) => one.talentId === talentId && isOpen(one))

/** Returns the profile of a manager; null if it is no agent or agency any more. */
function managerOf(store: Store, account: ManagedAccountRecord | null) {
  const profile = findProfile(store, account?.managerId ?? '')
  return profile && managerTypes.some((type) => type === profile.type) ? profile : null
}

/** Returns the programs for which a networker may agree a split, by name. */
function programsOf({ memory: { world } }: Store, talentId: string): SplitProgram[] {
  const joined = new Set(
    world.participations.filter((one) => one.profileId === talentId && one.status === 'Accepted').map((one) => one.programId),
  )
  return world.programs
    .filter(({ id, status, deletedAt }) => joined.has(id) && status !== 'Retired' && deletedAt === null)
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1))
}

type SplitsRead = { account: ManagedAccountRecord; side: Side; splits: SplitRecord[]; programs: SplitProgram[] }

/** Implements the query `splits`. */
export function splitsOf(store: Store, profileId: string, managedAccountId: string): SplitsRead {
  const { account, side } = changesOf(decideSplitsReading(accountOf(store, managedAccountId), profileId))
  const own = store.memory.world.splits.filter((one) => one.managedAccountId === account.id).toSorted(newestFirst)
  const closed = own.filter((one) => !isOpen(one)).slice(0, splitLimits.closedShown)
  return {
    account,
    side,
    splits: [...own.filter(isOpen), ...closed],
    programs: programsOf(store, account.talentId).slice(0, splitLimits.programs),
  }
}

const save = ({ memory: { world } }: Store, split: SplitRecord) =>
  Object.assign(world.splits.find(({ id }) => id === split.id) ?? {}, split)

/** Implements the mutation `proposeSplit`. */
export function propose(
  store: Store,
  profileId: string,
  { managedAccountId, ...input }: ProposalInput & { managedAccountId: string },
): SplitRecord {
  const account = accountOf(store, managedAccountId)
  const program = programsOf(store, account?.talentId ?? '').find(({ id }) => id === input.programId) ?? null
  const state = { account, manager: managerOf(store, account), open: openOf(store, account?.talentId ?? ''), program }
  const stamp = { id: store.nextId('split'), now: store.clock.now() }
  const { split, notification } = changesOf(decideProposal(state, { ...input, profileId }, stamp))
  store.memory.world.splits.push(split)
  notify(store, notification)
  return split
}

/** Implements the mutation `answerSplit`. */
export function answerSplit(store: Store, profileId: string, { id, accepts }: { id: string; accepts: boolean }): SplitRecord {
  const found = splitById(store, id)
  const account = accountOf(store, found?.managedAccountId ?? '')
  const state = { split: found, account, manager: managerOf(store, account), open: openOf(store, found?.talentId ?? '') }
  const { split, notification } = changesOf(decideSplitAnswer(state, { profileId, accepts }, store.clock.now()))
  save(store, split)
  notify(store, notification)
  return split
}

/** Implements the mutation `endSplit`. */
export function endSplit(store: Store, profileId: string, id: string): SplitRecord {
  const found = splitById(store, id)
  const { splits, notification } = changesOf(
    decideSplitEnd({ split: found, open: openOf(store, found?.talentId ?? '') }, { profileId }, store.clock.now()),
  )
  for (const split of splits) save(store, split)
  if (notification) notify(store, notification)
  const ended = splits.find((split) => split.id === id)
  if (!ended) throw new Error('A split that ends is among those that end with it')
  return ended
}

/** Ends the splits of a managed account that ends. */
export function endSplitsOf(store: Store, managedAccountId: string): void {
  for (const split of endedWithAccount(store.memory.world.splits.filter(isOpen), managedAccountId, store.clock.now())) save(store, split)
}

/** Returns all splits, by networker. */
export const splitsByTalent = ({ memory: { world } }: Store): ReadonlyMap<string, SplitRecord[]> =>
  Map.groupBy(world.splits, ({ talentId }) => talentId)
