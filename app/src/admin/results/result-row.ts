import type { ConversionStatus } from '@wasla/contract/generated/admin-types.ts'
import type { AdminConversionQuery } from './ResultScreen.generated.ts'
import type { AdminConversionsQuery } from './ResultsScreen.generated.ts'

/** A conversion in the list, and with what speaks for and against it. */
export type ResultRow = AdminConversionsQuery['adminConversions']['data'][number]
export type ResultCase = AdminConversionQuery['adminConversion']

/** What awaits a decision comes first. */
export const resultStatuses = ['Held', 'Approved', 'Rejected', 'Reversed', 'Pending'] as const satisfies readonly ConversionStatus[]

/** What an admin may make of a held conversion (N-11). */
export const verdicts = ['Approved', 'Rejected'] as const satisfies readonly ConversionStatus[]
export type Verdict = (typeof verdicts)[number]

export const isHeld = ({ status }: { status: ConversionStatus }): boolean => status === 'Held'
