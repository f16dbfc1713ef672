import type { Localized } from '@wasla/contract/platform/language.ts'
import { transactionText } from '@wasla/contract/wallet/messages.ts'
import { bothOf, inBoth } from '@wasla/contract/wallet/paper/text.ts'
import type { StatementLine } from '@wasla/contract/wallet/transactions/statement.ts'
import { boundsOf } from '@wasla/contract/wallet/transactions/statement.ts'
import { amount, shortDayOf } from './figures.ts'
import type { StatementFacts } from './statement-facts.ts'

/** One line of the table. Amounts in halalas; null where none is printed. */
export type PrintedRow = {
  kind: 'line' | 'end'
  date: Localized
  title: Localized
  /** With whom, and what it cost. */
  details: readonly Localized[]
  amount: number | null
  balance: number
}

/** The last moment that a statement tells of: the end of its month, or the moment it was made where that came first. */
export const lastMomentOf = ({ statement, madeAt }: Pick<StatementFacts, 'statement' | 'madeAt'>) =>
  Math.min(boundsOf(statement.month).end - 1, madeAt)

export const isWhole = ({ statement, madeAt }: Pick<StatementFacts, 'statement' | 'madeAt'>) => madeAt >= boundsOf(statement.month).end

/** Fee and tax of a top-up are paid beside it; those of everything else are inside its amount (P-05, P-06). */
function feesLine({ row }: StatementLine): Localized[] {
  if (row.fees + row.vat === 0) return []
  return [inBoth(row.type === 'TOP_UP' ? 'paper.feesBeside' : 'paper.feesInside', { fee: amount(row.fees), vat: amount(row.vat) })]
}

function lineOf(line: StatementLine, others: StatementFacts['others']): PrintedRow {
  const { row, balance } = line
  const other = others.get(row.referenceId)
  return {
    kind: 'line',
    date: shortDayOf(row.createdAt),
    title: bothOf((language) => transactionText(row, language)),
    details: [...(other ? [other] : []), ...feesLine(line)],
    amount: row.netAmount,
    balance,
  }
}

/** The table of a statement: the opening balance, what moved, the closing balance. */
export function rowsOf(facts: Pick<StatementFacts, 'statement' | 'madeAt' | 'others'>): PrintedRow[] {
  const { statement, others } = facts
  const end = (title: Localized, moment: number, balance: number): PrintedRow => {
    return { kind: 'end', date: shortDayOf(moment), title, details: [], amount: null, balance }
  }
  return [
    end(inBoth('paper.openingBalance'), boundsOf(statement.month).start, statement.opening),
    ...statement.lines.map((line) => lineOf(line, others)),
    end(inBoth(isWhole(facts) ? 'paper.closingBalance' : 'paper.balanceSoFar'), lastMomentOf(facts), statement.closing),
  ]
}
