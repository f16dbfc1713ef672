import type { Ack } from '@wasla/contract/generated/admin-types.ts'

/** The answer `Ack` of a mutation that has nothing to show. */
export const done: Ack = { success: true }
