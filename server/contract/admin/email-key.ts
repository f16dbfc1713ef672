import { emailAddress } from '../validation/email.ts'
import { trimmedUnseen } from '../validation/unseen.ts'

/**
 * Returns the key by which an account is found by its email (Y-19): the email in lower case, without invisible characters, and with one
 * spelling of the host. No two accounts have the same key.
 */
export const emailKey = (typed: string): string => (emailAddress(typed) ?? trimmedUnseen(typed)).toLowerCase()
