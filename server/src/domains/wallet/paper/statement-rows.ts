import type { Localized } from '@wasla/contract/platform/language.ts'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { rewardsCounted } from '@wasla/contract/rewards/milestone-title.ts'
import { milestonesText, transactionText } from '@wasla/contract/wallet/messages.ts'
import { countOf } from '@wasla/contract/wallet/milestone-rewards.ts'
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

/** A masked number has more signs than letters, so its direction is said. */
const leftToRight = (text: string) => `\u2066${text}\u2069`

/** The last moment that a statement tells of: the end of its month, or the moment it was made where that came first. */
export const lastMomentOf = ({ statement, madeAt }: Pick<StatementFacts, 'statement' | 'madeAt'>) =>
  Math.min(boundsOf(statement.month).end - 1, madeAt)

export const isWhole = ({ statement, madeAt }: Pick<StatementFacts, 'statement' | 'madeAt'>) => madeAt >= boundsOf(statement.month).end

/** Fee and tax of a top-up are paid beside it; those of everything else are inside its amount (P-05, P-06). */
function feesLine({ row }: StatementLine): Localized[] {
  if (row.fees + row.vat === 0) return []
  return [inBoth(row.type === 'TOP_UP' ? 'paper.feesBeside' : 'paper.feesInside', { fee: amount(row.fees), vat: amount(row.vat) })]
}

/** Where a withdrawal went, or which program it was. */
function otherOf({ row: { metadata, referenceId } }: StatementLine, programs: StatementFacts['programs']): Localized[] {
  const { bankName, iban } = metadata
  if (bankName !== undefined && iban !== undefined) return [inBoth('paper.bank', { bank: bankName, iban: leftToRight(iban) })]
  const program = programs.get(referenceId)
  return program ? [program] : []
}

/** What rewards were paid for: the milestones, how many there are, and the days of their run. */
function rewardLines({ row: { rewards } }: StatementLine): Localized[] {
  if (!rewards) return []
  const { from, until, milestones } = rewards
  const dayOf = (date: string) => shortDayOf(startOfDay(date))
  return [
    bothOf((language) => milestonesText(milestones, language)),
    inBoth('paper.rewards', { rewards: rewardsCounted(countOf(milestones)), from: dayOf(from), until: dayOf(until) }),
  ]
}

function lineOf(line: StatementLine, programs: StatementFacts['programs']): PrintedRow {
  const { row, balance } = line
  return {
    kind: 'line',
    date: shortDayOf(row.createdAt),
    title: bothOf((language) => transactionText(row, language)),
    details: [...otherOf(line, programs), ...rewardLines(line), ...feesLine(line)],
    amount: row.netAmount,
    balance,
  }
}

/** The table of a statement: the opening balance, what moved, the closing balance. */
export function rowsOf(facts: Pick<StatementFacts, 'statement' | 'madeAt' | 'programs'>): PrintedRow[] {
  const { statement, programs } = facts
  const end = (title: Localized, moment: number, balance: number): PrintedRow => {
    return { kind: 'end', date: shortDayOf(moment), title, details: [], amount: null, balance }
  }
  return [
    end(inBoth('paper.openingBalance'), boundsOf(statement.month).start, statement.opening),
    ...statement.lines.map((line) => lineOf(line, programs)),
    end(inBoth(isWhole(facts) ? 'paper.closingBalance' : 'paper.balanceSoFar'), lastMomentOf(facts), statement.closing),
  ]
}
