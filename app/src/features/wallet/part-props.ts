import type { WalletFiguresFragment } from './wallet.generated.ts'

/** Of a sheet that `?sheet=` opens. */
export type WalletSheetProps = {
  wallet: WalletFiguresFragment
  /** The amount that it opens with, in halalas; left out where the person begins anew. */
  amount?: number | null
  onClose: () => void
}

/** Of what stands above the balance while the page follows a top-up (P-07). */
export type UnderWayProps = {
  topUpId: string
  /** Takes the payment out of the address. */
  onClose: () => void
}

/** Of the content of a tab. */
export type WalletTabProps = { wallet: WalletFiguresFragment }
