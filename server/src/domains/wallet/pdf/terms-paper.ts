import type { Localized } from '@wasla/contract/platform/language.ts'
import type { ReceiptRecord } from '@wasla/contract/sealed-terms/record.ts'

/** All data of a printed receipt of terms. The data is plain, because it is sent to another thread. */
export type TermsPaper = {
  receipt: ReceiptRecord
  /** The participant’s name, in both scripts if they gave both. It is not sealed, so that it can be erased. */
  participant: Localized
  /** Address of the receipt’s page, for the QR code. */
  address: string
  product: Localized
}
