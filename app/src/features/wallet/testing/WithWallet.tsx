import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { MyWalletDocument, type WalletFiguresFragment } from '../wallet.generated.ts'

/** For a story of one part of the page: draws it once the wallet is here. */
export function WithWallet({ children }: { children: (wallet: WalletFiguresFragment) => ReactNode }) {
  const { data } = useQuery(MyWalletDocument)
  return data ? children(data.myWallet) : null
}
