import { emailAddress } from '../validation/email.ts'
import { trimmedUnseen } from '../validation/unseen.ts'

/**
 * An address as accounts are found by it: nobody has two that differ in capitals alone, in marks that no reader sees, or in how the host is
 * written (Y-19).
 */
export const emailKey = (typed: string): string => (emailAddress(typed) ?? trimmedUnseen(typed)).toLowerCase()
