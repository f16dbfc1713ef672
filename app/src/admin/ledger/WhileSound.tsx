import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { useAdmin } from '../shell/admin-context.ts'
import { BooksBroken } from './BooksBroken.tsx'
import { verdictOf } from './ledger-check.ts'
import { AdminLedgerStateDocument } from './LedgerScreen.generated.ts'

/**
 * What a screen from which money moves says below its title; in its place why none moves, while the books do not add up (F7). Whoever may
 * not read the ledger moves no money either.
 */
export function WhileSound({ children }: { children?: ReactNode }) {
  const { role } = useAdmin()
  const { data } = useQuery(AdminLedgerStateDocument, {
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
    skip: !adminMay(role, 'ledger.read'),
  })
  return data && verdictOf(data.adminLedgerState) === 'broken' ? <BooksBroken state={data.adminLedgerState} /> : children
}
