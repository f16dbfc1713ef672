import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { MyWalletDocument, type WalletFiguresFragment } from '../wallet.generated.ts'

/** Renders a part of the page in a story once the wallet is loaded. */
export function WithWallet({ children }: { children: (wallet: WalletFiguresFragment) => ReactNode }) {
  const { data } = useQuery(MyWalletDocument)
  return data ? children(data.myWallet) : null
}
