import type { AdminRole } from '@wasla/contract/admin/roles.ts'
import type { AdjustmentRecord } from '@wasla/contract/wallet/adjustments/record.ts'
import { admins } from './admins.ts'
import { at } from './clock.ts'
import { idOf } from './ids.ts'
import type { Member } from './member.ts'
import { LAMA, YARA } from './networkers.ts'

type Row = { on: string; riyals: number; reason: string; by: AdminRole; posted?: { on: string; by: AdminRole } }

const adminOf = (role: AdminRole): string => admins.find((admin) => admin.role === role)?.id ?? ''

/** Returns an adjustment of a member's balance. Either another admin than the proposer has posted it, or it is still proposed. */
export function adjustment({ profile }: Member, { on, riyals, reason, by, posted }: Row): AdjustmentRecord {
  const createdAt = at(on)
  const id = idOf(`adjustment:${profile.id}:${on}`, createdAt)
  return {
    id,
    profileId: profile.id,
    amount: Math.round(riyals * 100),
    reason,
    status: posted ? 'Posted' : 'Proposed',
    proposedBy: adminOf(by),
    decidedBy: posted ? adminOf(posted.by) : null,
    idempotencyKey: `seed-${id}`,
    createdAt,
    decidedAt: posted ? at(posted.on) : null,
    transactionId: posted ? idOf(`adjusted:${profile.id}:${on}`, at(posted.on)) : null,
  }
}

/** Two adjustments: one is posted, and one was proposed by finance and must be decided by another admin. */
export const adjustments: readonly AdjustmentRecord[] = [
  adjustment(YARA, {
    on: '2025-11-19T11:15',
    riyals: 5.75,
    reason: 'Fee taken twice for one withdrawal',
    by: 'FINANCE',
    posted: { on: '2025-11-20T06:50', by: 'SUPER_ADMIN' },
  }),
  adjustment(LAMA, { on: '2025-11-20T07:20', riyals: -75, reason: 'شحن سُجّل مرتين من بوابة الدفع', by: 'FINANCE' }),
]
