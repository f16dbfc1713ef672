import { describe, expect, it } from 'vitest'
import { now, topUp, withdrawal } from '../testing/examples.ts'
import { transactionsCsv } from './csv.ts'
import { transactionRows } from './rows.ts'

const productName = { en: 'Wasla', ar: 'وصلة' }
const made = (target: number, count: number) => ({
  ...{ milestoneId: `m${target}`, target, title: { en: `${target} orders`, ar: `${target} طلبًا` } },
  ...{ count, amount: 1, reachedOn: null },
})
const rewards = {
  ...{ programId: 'cup', programName: 'Cup', canOpenProgram: true, from: '2026-03-08', until: '2026-03-15' },
  milestones: [made(25, 3), made(150, 1)],
}
const rows = [
  ...transactionRows({ change: 'topUp', topUp: { ...topUp, status: 'Success' } }),
  ...transactionRows({ change: 'withdrawal', withdrawal: { ...withdrawal, status: 'Failed', settledAt: now + 60_000 } }),
  ...transactionRows({
    change: 'rewardEarned',
    id: 'r',
    programId: '=cmd|calc',
    amount: 1,
    at: Date.parse('2026-03-15T21:30:00.000Z'),
  }).map((row) => ({ ...row, metadata: { ...row.metadata, programName: '=Morning, "cup"' }, rewards })),
]
const linesIn = (language: 'en' | 'ar') => transactionsCsv(rows, { language, productName }).split('\r\n')

describe('the file of transactions', () => {
  it('has column names in both languages, and all other texts in the reader’s language', () => {
    const [header, first] = linesIn('ar')
    expect(header).toContain('"Change in balance / التغير في الرصيد"')
    expect(first).toBe(
      '"2026-03-15","12:00","شحن المحفظة","مكتملة","بطاقة","","","","","","top-up",1000.00,25.00,3.75,1028.75,1000.00,"SAR"',
    )
  })

  it('has numbers that spreadsheets can add, also negative ones', () => {
    const [, , out, back] = linesIn('en')
    expect(out).toBe(
      '"2026-03-15","12:00","Withdrawal to your bank account","Failed","Bank transfer","","","","","","withdrawal",500.00,5.00,0.75,505.75,-505.75,"SAR"',
    )
    expect(back).toContain('"12:01","Failed withdrawal, returned","Completed"')
  })

  it('contains days and times of Riyadh, the product’s name, and no formulas (security case 58)', () => {
    expect(linesIn('en')[4]).toBe(
      `"2026-03-16","00:30","Reward from a program","Completed","Wasla","'=Morning, ""cup""","25 orders × 3, 150 orders",4,"2026-03-08","2026-03-15","'=cmd|calc",0.01,0.00,0.00,0.01,0.01,"SAR"`,
    )
  })

  it('has only a header if nothing is listed', () => {
    expect(transactionsCsv([], { language: 'en', productName }).split('\r\n')).toHaveLength(2)
  })
})
