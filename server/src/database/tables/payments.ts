import type { Language } from '@wasla/contract/platform/language.ts'
import type { Moment } from './values.ts'

/** What the demonstration's payment gateway remembers (P-09). `amount` is in halalas. */
export type DemoPaymentsTable = {
  id: string
  /** Our own id of the payment, as the wallet named it. */
  reference: string
  amount: number
  currency: string
  language: Language
  description: string
  return_url: string
  status: 'open' | 'accepted' | 'declined'
  /** When the money of an accepted payment is there: at once, or later where the bank is slow. */
  settles_at: Moment | null
  created_at: Moment
  expires_at: Moment
}
