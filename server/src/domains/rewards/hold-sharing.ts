import { checkBeforePaying } from '@wasla/contract/rewards/held.ts'
import { rewardHeld } from '@wasla/contract/rewards/notices.ts'
import type { RewardRecord } from '@wasla/contract/rewards/record.ts'
import type { ProgramRecord } from '@wasla/contract/programs/record.ts'
import { heldEvents } from '@wasla/contract/webhooks/reward-events.ts'
import type { Database } from '#database/database.ts'
import { notifyAll } from '../notifications/service.ts'
import { appendWebhooks } from '../webhooks/service.ts'
import type { RewardsDeps } from './deps.ts'
import { stampOf } from './save-counting.ts'
import { sharingOf } from './sharing.ts'
import { findApproved, insertCases, saveHeld } from './stores/cases.ts'

/**
 * Checks rewards again before they are paid, under the lock of their program (Y-08). Holds the rewards of participants who share a contact
 * with the owner by now. Returns the other rewards.
 */
export async function holdSharing(
  tx: Database,
  deps: Pick<RewardsDeps, 'clock' | 'ids' | 'dialect' | 'env'>,
  program: ProgramRecord,
  due: readonly RewardRecord[],
): Promise<readonly RewardRecord[]> {
  const sharing = await sharingOf(tx, program, due)
  if (sharing.size === 0) return due
  const sharingIds = due.filter(({ profileId }) => sharing.has(profileId)).map(({ id }) => id)
  const { payable, held, cases } = checkBeforePaying(due, sharing, await findApproved(tx, sharingIds), stampOf(deps))
  await saveHeld(
    tx,
    held.map(({ id }) => id),
  )
  await insertCases(tx, cases)
  await notifyAll(
    tx,
    deps,
    held.flatMap((reward) => rewardHeld(program, reward)),
  )
  await appendWebhooks(tx, deps, heldEvents(program, held))
  return payable
}
