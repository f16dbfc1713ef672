import type { Localized } from '@wasla/contract/platform/language.ts'
import type { MediaKitRecord, KitSealRecord } from '@wasla/contract/media-kits/record.ts'

/** All data of a printed media kit. The data is plain, because it is sent to another thread. */
export type KitPaper = {
  kit: MediaKitRecord
  seal: KitSealRecord
  /** Address of the page that checks the kit, for the QR code. */
  address: string
  product: Localized
}
