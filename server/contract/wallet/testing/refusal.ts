import type { Decision } from '../../common/decision.ts'

/** Returns the refusal of a decision as it is sent to the client, or null. */
export const refusalOf = ({ problem }: Decision<unknown>) => problem?.extensions ?? null
