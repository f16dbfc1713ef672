import type { Till } from '../generated/user-sdl-types.ts'
import { toDateTime } from '../profiles/fields.ts'
import type { ResultStatus } from '../tracking/record.ts'
import { isLocked } from './pin.ts'
import { tillPath } from './paths.ts'
import { externalIdOf, type TillOrderRecord, type TillRecord } from './record.ts'

const orNull = (moment: number | null) => (moment === null ? null : toDateTime(moment))

/** Returns the `Till` of its owner. `phones`: how many phones typed its PIN and did not rest too long. */
export const tillOf = (till: TillRecord, phones: number, publicUrl: string, now: number): Till => ({
  ...{ id: till.id, name: till.name, url: `${publicUrl}${tillPath(till.link)}` },
  ...{ mostAmount: till.mostAmount, mostPerHour: till.mostPerHour, mostPerDay: till.mostPerDay },
  ...{ orders: till.orders, sum: till.sum, phones: till.revokedAt === null ? phones : 0 },
  createdAt: toDateTime(till.createdAt),
  revokedAt: orNull(till.revokedAt),
  lastUsedAt: orNull(till.lastUsedAt),
  locks: till.locks,
  lockedUntil: isLocked(till, now) ? orNull(till.lockedUntil) : null,
})

/** An order of a till with what became of its result. */
export type TillOrderView = TillOrderRecord & { readonly tillName: string; readonly status: ResultStatus }

/** Fields of `TillOrder` that need only the record. */
export const tillOrderFields = {
  externalId: (order: TillOrderView) => externalIdOf(order),
  promoCode: ({ code }: TillOrderView) => code,
  occurredAt: ({ occurredAt }: TillOrderView) => toDateTime(occurredAt),
  receivedAt: ({ receivedAt }: TillOrderView) => toDateTime(receivedAt),
  undoneAt: ({ undoneAt }: TillOrderView) => orNull(undoneAt),
}
