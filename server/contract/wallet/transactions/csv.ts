import { csvLines, csvOf, type CsvCell } from '../../files/csv.ts'
import { civilDate } from '../../platform/riyadh.ts'
import type { Language, Localized } from '../../platform/language.ts'
import { walletLimits } from '../limits.ts'
import { methodText, milestonesText, transactionText, walletText } from '../messages.ts'
import { countOf } from '../milestone-rewards.ts'
import { plainRiyals } from '../money.ts'
import type { TransactionRow } from './row.ts'

export type CsvReader = { language: Language; productName: Localized }

const riyadh = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Riyadh', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const money = (halalas: number): CsvCell => ({ number: plainRiyals(halalas) })

/** The columns in their order. */
const columns = {
  date: ({ createdAt }) => civilDate(createdAt),
  time: ({ createdAt }) => riyadh.format(createdAt),
  type: (row, { language }) => transactionText(row, language),
  status: ({ status }, { language }) => walletText(language, `status.${status}`),
  method: ({ paymentMethod }, { language, productName }) => methodText(paymentMethod, language, productName),
  program: ({ metadata }) => metadata.programName ?? '',
  milestones: ({ rewards }, { language }) => (rewards ? milestonesText(rewards.milestones, language) : ''),
  rewards: ({ rewards }) => (rewards ? { number: String(countOf(rewards.milestones)) } : ''),
  paidFrom: ({ rewards }) => rewards?.from ?? '',
  paidUntil: ({ rewards }) => rewards?.until ?? '',
  reference: ({ referenceId }) => referenceId,
  subtotal: ({ subtotal }) => money(subtotal),
  fees: ({ fees }) => money(fees),
  vat: ({ vat }) => money(vat),
  total: ({ total }) => money(total),
  netAmount: ({ netAmount }) => money(netAmount),
  currency: () => walletLimits.currency,
} satisfies Record<string, (row: TransactionRow, reader: CsvReader) => CsvCell>

const names = Object.keys(columns) as (keyof typeof columns)[]

/** The first row is in both languages, because the file is passed on to readers of both. */
export const transactionsCsvHead = csvOf([
  names.map((name) => `${walletText('en', `column.${name}`)} / ${walletText('ar', `column.${name}`)}`),
])

/** Returns the rows of transactions, with ASCII digits, and amounts in riyals with two decimals, so that programs can read the numbers. */
export const transactionsCsvLines = (rows: readonly TransactionRow[], reader: CsvReader): string =>
  csvLines(rows.map((row) => names.map((name) => columns[name](row, reader))))

/** Returns the listed transactions as a whole CSV file (P-20). */
export const transactionsCsv = (rows: readonly TransactionRow[], reader: CsvReader): string =>
  transactionsCsvHead + transactionsCsvLines(rows, reader)
