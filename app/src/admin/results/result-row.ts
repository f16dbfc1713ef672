import type { ConversionStatus } from '@wasla/contract/generated/admin-types.ts'
import { everyOf } from '@wasla/contract/common/every-of.ts'
import type { AdminConversionQuery } from './ResultScreen.generated.ts'
import type { AdminConversionsQuery } from './ResultsScreen.generated.ts'

/** A conversion as a row of the list, and with its evidence. */
export type ResultRow = AdminConversionsQuery['adminConversions']['data'][number]
export type ResultCase = AdminConversionQuery['adminConversion']

/** Statuses in the order of the filter: held results first. */
export const resultStatuses = everyOf<ConversionStatus>()('Held', 'Approved', 'Rejected', 'Reversed', 'Pending')

/** Decisions of an admin on a held conversion (N-11). */
export const verdicts = ['Approved', 'Rejected'] as const satisfies readonly ConversionStatus[]
export type Verdict = (typeof verdicts)[number]

export const isHeld = ({ status }: { status: ConversionStatus }): boolean => status === 'Held'
