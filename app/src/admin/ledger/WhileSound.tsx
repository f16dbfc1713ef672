import type { ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { adminMay } from '@wasla/contract/admin/policy.ts'
import { useAdmin } from '../shell/admin-context.ts'
import { BooksBroken } from './BooksBroken.tsx'
import { verdictOf } from './ledger-check.ts'
import { AdminLedgerStateDocument } from './LedgerScreen.generated.ts'

/**
 * Shows the lead of a screen that moves money. If the books do not add up, shows instead why no money moves (F7). Skips the query for roles
 * that may not read the ledger: they cannot move money either.
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
