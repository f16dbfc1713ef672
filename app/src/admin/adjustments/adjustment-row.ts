import type { AdjustmentStatus } from '@wasla/contract/generated/admin-types.ts'
import type { AdminAdjustmentsQuery } from './AdjustmentsScreen.generated.ts'

/** A correction of a wallet as the list shows it. */
export type AdjustmentRow = AdminAdjustmentsQuery['adminAdjustments']['data'][number]

export const adjustmentStatuses = ['Proposed', 'Posted', 'Rejected'] as const satisfies readonly AdjustmentStatus[]
