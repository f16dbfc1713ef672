import type { Language, Localized } from '../platform/language.ts'
import type { MilestoneRewards } from './milestone-rewards.ts'
import type { PaymentMethod } from './payment-methods.ts'
import type { TransactionChild, TransactionRow } from './transactions/row.ts'
import arabic from './messages/ar.json' with { type: 'json' }
import english from './messages/en.json' with { type: 'json' }

export type WalletMessage = keyof typeof english

const texts: Readonly<Record<Language, Readonly<Record<WalletMessage, string>>>> = { en: english, ar: arabic }

/** Returns a text of the wallet in a language, for responses and files (S-08). */
export const walletText = (language: Language, id: WalletMessage): string => texts[language][id]

/** Returns the name of a transaction. A transaction of returned or corrected money is named by its reason. */
export const transactionText = ({ type, metadata: { reason } }: Pick<TransactionRow, 'type' | 'metadata'>, language: Language): string =>
  walletText(language, `transaction.${reason ?? type}`)

export const childText = ({ type, metadata: { reason } }: Pick<TransactionChild, 'type' | 'metadata'>, language: Language): string =>
  walletText(language, `transaction.${reason === 'SHARE_GIVEN' || reason === 'SHARE_RECEIVED' ? reason : type}`)

/** Returns the name of a payment method; the product's own method has the product's name. */
export const methodText = (method: PaymentMethod, language: Language, productName: Localized): string =>
  method === 'PLATFORM' ? productName[language] : walletText(language, `method.${method}`)

/** Number formats with the digits of S-01. */
const figures: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-SA'),
  ar: new Intl.NumberFormat('ar-SA-u-ca-gregory-nu-arab'),
}
const separators: Readonly<Record<Language, string>> = { en: ', ', ar: '، ' }

/** Returns the milestones of rewards as one line of text: “25 orders × 3, 150 orders”. A count of one is left out. */
export const milestonesText = (milestones: readonly MilestoneRewards[], language: Language): string =>
  milestones
    .map(({ title, count }) => (count === 1 ? title[language] : `${title[language]} × ${figures[language].format(count)}`))
    .join(separators[language])
