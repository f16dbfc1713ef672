import { emailAddress } from '../validation/email.ts'
import { trimmedUnseen } from '../validation/unseen.ts'

/**
 * Returns the key by which an account's email is found (Y-19): in lower case, without invisible characters, and with one spelling of the
 * host. No two accounts have the same key.
 */
export const emailKey = (typed: string): string => (emailAddress(typed) ?? trimmedUnseen(typed)).toLowerCase()
