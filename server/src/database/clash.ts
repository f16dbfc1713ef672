import { failureOf } from './failure-of.ts'

/** Returns whether a statement failed because another row already has the unique value. */
export const isClash = (error: unknown): boolean => failureOf(error) === 'clash'
