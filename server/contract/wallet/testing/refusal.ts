import type { Decision } from '../../common/decision.ts'

/** The refusal of a decision as it travels; null where it was none. */
export const refusalOf = ({ problem }: Decision<unknown>) => problem?.extensions ?? null
