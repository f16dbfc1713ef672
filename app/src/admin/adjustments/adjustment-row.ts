import type { AdminAdjustmentsQuery } from './AdjustmentsScreen.generated.ts'

/** A row of the list of wallet corrections. */
export type AdjustmentRow = AdminAdjustmentsQuery['adminAdjustments']['data'][number]
