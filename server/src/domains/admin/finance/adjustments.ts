import { adminPageOf } from '@wasla/contract/admin/lists.ts'
import { adjustmentOf } from '@wasla/contract/admin/finance-views.ts'
import { changesOf } from '@wasla/contract/common/decision.ts'
import type { PageArgument } from '@wasla/contract/common/page.ts'
import { Problem } from '@wasla/contract/errors/problem.ts'
import type { Adjustment, AdjustmentPage } from '@wasla/contract/generated/admin-types.ts'
import { problemOf } from '@wasla/contract/ledger/refusal.ts'
import {
  adjustmentInstruction,
  decideAdjustment,
  decideProposal,
  type ProposeAdjustmentInput,
} from '@wasla/contract/wallet/adjustments/adjustment.ts'
import type { AdjustmentRecord, AdjustmentStatus } from '@wasla/contract/wallet/adjustments/record.ts'
import { keyUsed } from '@wasla/contract/wallet/idempotency.ts'
import { availableAccount, platformAccounts } from '@wasla/contract/wallet/ledger-accounts.ts'
import type { Database } from '#database/database.ts'
import type { LedgerService } from '../../ledger/service.ts'
import type { WalletService } from '../../wallet/service.ts'
import { performAction } from '../action.ts'
import type { Admin, AdminParts } from '../parts.ts'
import { decideOnce, findAdjustment, findAdjustmentPage, findByKey, insertAdjustment } from '../stores/adjustments.ts'
import { findProfileNames } from '../stores/profile-names.ts'
import { adminsBy } from './admins.ts'
import { secondAfter } from './second-person.ts'

type Ledger = Pick<LedgerService, 'accounts' | 'openAccount' | 'post'>
type Wallet = Pick<WalletService, 'listAdjustment' | 'lockedAvailable'>

async function shown(db: Database, records: readonly AdjustmentRecord[]): Promise<Adjustment[]> {
  const names = await findProfileNames(
    db,
    records.map(({ profileId }) => profileId),
  )
  const admins = await adminsBy(
    db,
    records.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
  )
  return records.map((adjustment) => adjustmentOf(adjustment, names, admins))
}

async function shownOne(db: Database, adjustment: AdjustmentRecord): Promise<Adjustment> {
  const [one] = await shown(db, [adjustment])
  if (!one) throw new Error('An adjustment is one')
  return one
}

/** Returns the available balance of a wallet in halalas, or null if there is no wallet. */
async function availableOf(tx: Database, ledger: Ledger, profileId: string): Promise<number | null> {
  const [account] = await ledger.accounts(tx, [availableAccount(profileId)])
  return account?.balance ?? null
}

/** `adminAdjustments`: returns a page of adjustments. Adjustments that wait for a decision come first. */
export async function adjustments(
  { db }: Pick<AdminParts, 'db'>,
  { status, pagination }: { status?: AdjustmentStatus | null | undefined; pagination?: PageArgument },
): Promise<AdjustmentPage> {
  const { count, data } = await findAdjustmentPage(db, status ?? null, adminPageOf(pagination))
  return { count, data: await shown(db, data) }
}

/** `adminProposeAdjustment`: saves a proposal. A repeated key returns the first proposal. */
export const proposeAdjustment = (parts: AdminParts, ledger: Ledger, admin: Admin, input: ProposeAdjustmentInput): Promise<Adjustment> =>
  performAction(parts, admin, async (tx, now) => {
    const state = {
      available: await availableOf(tx, ledger, input.profileId),
      previous: await findByKey(tx, admin.id, input.idempotencyKey),
    }
    const { adjustment, action, isRepeat } = changesOf(decideProposal(state, input, { id: parts.ids.uuid(), now, adminId: admin.id }))
    // Two requests with the same key ran at once: this request looked for the key before the other one had committed its proposal.
    if (!isRepeat && !(await insertAdjustment(tx, adjustment))) throw keyUsed()
    return { action, result: await shownOne(tx, adjustment) }
  })

/** Posts an approved adjustment and lists it in the wallet. Returns the id of the transaction. */
export async function postAdjustment(
  tx: Database,
  { ledger, wallet }: { ledger: Ledger; wallet: Wallet },
  adjustment: AdjustmentRecord,
): Promise<string> {
  const { id, profileId, amount } = adjustment
  await ledger.openAccount(tx, { id: platformAccounts.adjustments, kind: 'house' })
  const { refusal, value } = await ledger.post(tx, {
    ...adjustmentInstruction(adjustment),
    once: { owner: profileId, operation: 'adjustment', key: id, content: { amount } },
  })
  if (refusal) throw problemOf(refusal)
  await wallet.listAdjustment(tx, { id, profileId, amount })
  return value.transactionId
}

/** Locks the wallet. Returns the adjustment and the available balance of the wallet. */
async function loadLocked(tx: Database, wallet: Wallet, id: string): Promise<{ found: AdjustmentRecord | null; available: number | null }> {
  const found = await findAdjustment(tx, id)
  if (!found) return { found, available: null }
  const available = await wallet.lockedAvailable(tx, found.profileId)
  return { found: await findAdjustment(tx, id), available }
}

/** `adminDecideAdjustment`: posts the money, saves the decision and writes the audit line in one transaction. */
export const decideOnAdjustment = (
  parts: AdminParts,
  { ledger, wallet }: { ledger: Ledger; wallet: Wallet },
  admin: Admin,
  { id, approve }: { id: string; approve: boolean },
): Promise<Adjustment> =>
  performAction(parts, admin, async (tx, now) => {
    const { found, available } = await loadLocked(tx, wallet, id)
    const by = { adminId: admin.id, problemAfter: await secondAfter(tx, 'adjustment', admin.id, now), now }
    const { adjustment, instruction, action } = changesOf(decideAdjustment(found, { approve, available }, by))
    const transactionId = instruction ? await postAdjustment(tx, { ledger, wallet }, adjustment) : null
    const result = { ...adjustment, transactionId }
    if (!(await decideOnce(tx, result))) throw new Problem('NO_CHANGES_TO_UPDATE')
    return { action, result: await shownOne(tx, result) }
  })
