import type { Ack } from '@wasla/contract/generated/admin-types.ts'

/** The `Ack` of a mutation that returns no data. */
export const done: Ack = { success: true }
