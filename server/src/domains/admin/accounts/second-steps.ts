import type { Secrets } from '../../../config/env.ts'
import type { Database } from '#database/database.ts'
import { findTotpSecrets } from '../stores/accounts.ts'
import { adminKeys, unseal } from './keys.ts'

/** How many accounts that may sign in have a second step, and how many of these were sealed with another `OTP_SECRET`. */
export type SecondSteps = { readonly enrolled: number; readonly unreadable: number }

/** Counts second steps. An account whose second step is unreadable cannot sign in until a colleague resets it. */
export async function secondSteps(db: Database, secrets: Secrets): Promise<SecondSteps> {
  const key = adminKeys(secrets).seal
  const sealed = await findTotpSecrets(db)
  const isUnreadable = (text: string) => {
    try {
      unseal(key, text)
      return false
    } catch {
      return true
    }
  }
  return { enrolled: sealed.length, unreadable: sealed.filter(isUnreadable).length }
}
