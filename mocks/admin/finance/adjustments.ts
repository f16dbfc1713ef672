import { adjustmentOf } from '@wasla/contract/admin/finance-views.ts'
import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import { pageFrom, type PageArgument } from '@wasla/contract/common/page.ts'
import type { Adjustment } from '@wasla/contract/generated/admin-types.ts'
import { decideAdjustment, decideProposal, type ProposeAdjustmentInput } from '@wasla/contract/wallet/adjustments/adjustment.ts'
import type { AdjustmentRecord, AdjustmentStatus } from '@wasla/contract/wallet/adjustments/record.ts'
import { findProfile } from '../../store/find.ts'
import { availableOf } from '../../store/wallet/state.ts'
import { writeAction, type Admin, type AdminStore } from '../admin-store.ts'
import { requireMovable } from './ledger.ts'
import { namesOf } from './profiles.ts'
import { secondAfter } from './second-person.ts'

/** Returns the available balance of a wallet in halalas, or null if the profile does not exist. */
const available = ({ store }: AdminStore, profileId: string): number | null =>
  findProfile(store, profileId) ? availableOf(store, profileId) : null

function shown({ store, memory }: AdminStore, adjustment: AdjustmentRecord): Adjustment {
  const admins = new Map(memory.accounts.map((account) => [account.id, account]))
  return adjustmentOf(adjustment, namesOf(store, [adjustment.profileId]), admins)
}

/** Orders adjustments: open proposals first. Within both parts, the newest come first. */
const inOrder = (one: AdjustmentRecord, other: AdjustmentRecord) =>
  Number(other.status === 'Proposed') - Number(one.status === 'Proposed') || other.createdAt - one.createdAt || (one.id < other.id ? 1 : -1)

type AdjustmentSearch = { status?: AdjustmentStatus | null | undefined; pagination?: PageArgument }

/** Implements the query `adminAdjustments`. */
export function adjustments(adminStore: AdminStore, { status, pagination }: AdjustmentSearch) {
  const found = adminStore.store.memory.world.adjustments.filter((one) => !status || one.status === status)
  const { count, data } = pageFrom(found.toSorted(inOrder), adminPageOf(pagination))
  return { count, data: data.map((one) => shown(adminStore, one)) }
}

/** Implements the mutation `adminProposeAdjustment`. */
export function proposeAdjustment(adminStore: AdminStore, admin: Admin, input: ProposeAdjustmentInput): Adjustment {
  const { store } = adminStore
  const { world } = store.memory
  const adminId = admin.account.id
  const previous = world.adjustments.find((one) => one.proposedBy === adminId && one.idempotencyKey === input.idempotencyKey) ?? null
  const made = { id: store.nextId('adjustment'), now: adminStore.now(), adminId }
  const { isRepeat, adjustment, action } = changesOf(
    decideProposal({ available: available(adminStore, input.profileId), previous }, input, made),
  )
  if (!isRepeat) {
    world.adjustments.push(adjustment)
    writeAction(adminStore, admin, action)
  }
  return shown(adminStore, adjustment)
}

/** Implements the mutation `adminDecideAdjustment`. */
export function decideOnAdjustment(adminStore: AdminStore, admin: Admin, { id, approve }: { id: string; approve: boolean }): Adjustment {
  const { store } = adminStore
  const { world } = store.memory
  const found = world.adjustments.find((one) => one.id === id) ?? null
  const now = adminStore.now()
  const state = { approve, available: found ? available(adminStore, found.profileId) : null }
  const { adjustment, instruction, action } = changesOf(
    decideAdjustment(found, state, { adminId: admin.account.id, problemAfter: secondAfter(adminStore, 'adjustment', admin), now }),
  )
  if (instruction) requireMovable(adminStore)
  const transactionId = instruction ? store.memory.ledger.execute(instruction, { transactionId: store.nextId('transaction'), now }) : null
  const decided = { ...adjustment, transactionId }
  world.adjustments = world.adjustments.map((one) => (one.id === id ? decided : one))
  writeAction(adminStore, admin, action)
  return shown(adminStore, decided)
}
