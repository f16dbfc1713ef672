import type { Localized } from '@wasla/contract/platform/language.ts'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { rewardsCounted } from '@wasla/contract/rewards/milestone-title.ts'
import { milestonesText, transactionText } from '@wasla/contract/wallet/messages.ts'
import { countOf } from '@wasla/contract/wallet/milestone-rewards.ts'
import { bothOf, inBoth } from '@wasla/contract/wallet/pdf/text.ts'
import type { StatementLine } from '@wasla/contract/wallet/transactions/statement.ts'
import { boundsOf } from '@wasla/contract/wallet/transactions/statement.ts'
import { amount, percentage, shortDayOf } from './figures.ts'
import type { StatementFacts } from './statement-facts.ts'

/** One row of the table. Amounts are in halalas; null if none is printed. */
export type PrintedRow = {
  kind: 'line' | 'end'
  date: Localized
  title: Localized
  /** The lines below the title: the bank account or the program, what the rewards were paid for, and the fees. */
  details: readonly Localized[]
  amount: number | null
  balance: number
}

/**
 * Marks a text as left-to-right. Without the mark, the direction of a masked IBAN would be guessed wrong, because it has more symbols than
 * letters.
 */
const leftToRight = (text: string) => `\u2066${text}\u2069`

/**
 * Returns the last moment that a statement covers: the end of its month or, if the month was not over, the time when the statement was
 * made.
 */
export const lastMomentOf = ({ statement, madeAt }: Pick<StatementFacts, 'statement' | 'madeAt'>) =>
  Math.min(boundsOf(statement.month).end - 1, madeAt)

export const isWhole = ({ statement, madeAt }: Pick<StatementFacts, 'statement' | 'madeAt'>) => madeAt >= boundsOf(statement.month).end

/**
 * Returns the line about fee and VAT. Fee and VAT of a top-up are paid in addition to its amount. Those of other transactions are included
 * in the amount (P-05, P-06).
 */
function feesLine({ row }: StatementLine): Localized[] {
  if (row.fees + row.vat === 0) return []
  return [inBoth(row.type === 'TOP_UP' ? 'paper.feesBeside' : 'paper.feesInside', { fee: amount(row.fees), vat: amount(row.vat) })]
}

/** Returns the bank account of a withdrawal or the name of a program; nothing for other transactions. */
function otherOf({ row: { metadata, referenceId } }: StatementLine, programs: StatementFacts['programs']): Localized[] {
  const { bankName, iban } = metadata
  if (bankName !== undefined && iban !== undefined) return [inBoth('paper.bank', { bank: bankName, iban: leftToRight(iban) })]
  const program = programs.get(referenceId)
  return program ? [program] : []
}

/** Returns what rewards were paid for: the milestones, how many rewards there are, and the days of their run. */
function rewardLines({ row: { rewards } }: StatementLine): Localized[] {
  if (!rewards) return []
  const { from, until, milestones } = rewards
  const dayOf = (date: string) => shortDayOf(startOfDay(date))
  return [
    bothOf((language) => milestonesText(milestones, language)),
    inBoth('paper.rewards', { rewards: rewardsCounted(countOf(milestones)), from: dayOf(from), until: dayOf(until) }),
  ]
}

/** Returns each manager's share of rewards: on the networker's statement and on the manager's, with the same figures. */
function shareLines({ row: { children } }: StatementLine): Localized[] {
  return children.flatMap(({ amount: share, metadata: { reason, percent, of } }) =>
    (reason === 'SHARE_GIVEN' || reason === 'SHARE_RECEIVED') && percent !== undefined && of !== undefined
      ? [
          inBoth(reason === 'SHARE_GIVEN' ? 'paper.shareGiven' : 'paper.shareReceived', {
            percent: percentage(percent),
            of: amount(of),
            share: amount(share),
          }),
        ]
      : [],
  )
}

function lineOf(line: StatementLine, programs: StatementFacts['programs']): PrintedRow {
  const { row, balance } = line
  return {
    kind: 'line',
    date: shortDayOf(row.createdAt),
    title: bothOf((language) => transactionText(row, language)),
    details: [...otherOf(line, programs), ...rewardLines(line), ...shareLines(line), ...feesLine(line)],
    amount: row.netAmount,
    balance,
  }
}

/** Returns the rows of a statement: the opening balance, the changes, the closing balance. */
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
