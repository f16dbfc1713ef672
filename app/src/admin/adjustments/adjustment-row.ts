import type { AdjustmentStatus } from '@wasla/contract/generated/admin-types.ts'
import type { AdminAdjustmentsQuery } from './AdjustmentsScreen.generated.ts'

/** A row of the list of wallet corrections. */
export type AdjustmentRow = AdminAdjustmentsQuery['adminAdjustments']['data'][number]

export const adjustmentStatuses = ['Proposed', 'Posted', 'Rejected'] as const satisfies readonly AdjustmentStatus[]
