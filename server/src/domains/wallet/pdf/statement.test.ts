import { describe, expect, it } from 'vitest'
import { readPdf } from '#platform/pdf/testing/read-pdf.ts'
import { feesOf } from './statement-fees.ts'
import { rowsOf } from './statement-rows.ts'
import { statementPdf } from './statement.ts'
import { longOctober, october, statementFacts } from './testing/facts.ts'

const printed = /^[+−]?[\d,]+\.\d{2}$/
/** Returns the halalas of an amount printed in Latin digits. */
const halalasOf = (text: string) => Number(text.replaceAll(/[,.+]/g, '').replace('−', '-'))
const amountsIn = (page: readonly string[]) => page.filter((part) => printed.test(part)).map(halalasOf)
/** Returns the texts of a page that come after the names of the columns. */
const tableOf = (page: readonly string[]) => page.slice(page.indexOf('Description') + 1)

describe('a printed statement', () => {
  it('adds up as printed: the opening balance and all changes give the closing balance', async () => {
    const facts = statementFacts(longOctober(53))
    const { pages } = await readPdf(await statementPdf(facts))
    expect(pages.length).toBeGreaterThan(2)
    const sums = amountsIn(pages[0]?.slice(0, pages[0].indexOf('Description')) ?? [])
    const [opening = 0, incoming = 0, outgoing = 0, closing = 0] = sums
    expect(opening + incoming - outgoing).toBe(closing)

    let balance = opening
    let lines = 0
    for (const page of pages.map(tableOf)) {
      // A row prints its change, if it has one, and then the balance after it.
      for (let at = 0, amounts = page.filter((part) => printed.test(part)); at < amounts.length; at += 1) {
        const text = amounts[at] ?? ''
        if (!/^[+−]/.test(text)) {
          expect(halalasOf(text)).toBe(balance)
          continue
        }
        balance += halalasOf(text)
        lines += 1
      }
    }
    expect(balance).toBe(closing)
    expect(lines).toBe(facts.statement.lines.length)
    expect(closing).toBe(facts.statement.closing)
  })

  it('prints what rewards were paid for: the milestones, their number, and the days of the run', () => {
    const made = (target: number, ar: string, count: number) => ({
      ...{ milestoneId: `m${target}`, target, title: { en: `${target} orders`, ar } },
      ...{ count, amount: 1, reachedOn: null },
    })
    const rewards = {
      ...{ programId: 'kitchens', programName: 'Kitchens', canOpenProgram: true, from: '2025-09-01', until: '2025-10-01' },
      milestones: [made(25, '٢٥ طلبًا', 2), made(150, '١٥٠ طلبًا', 1)],
    }
    const facts = statementFacts(october.map((row) => (row.id === 'earned-1' ? { ...row, rewards } : row)))
    const plain = (text = '') => text.replaceAll(/[\u2066-\u2069]/g, '')
    const [, milestones, days] = rowsOf(facts).find(({ amount }) => amount === 98_000)?.details ?? []
    expect([plain(milestones?.en), plain(days?.en)]).toEqual(['25 orders × 2, 150 orders', '3 rewards, 1 Sept to 1 Oct'])
    expect([plain(milestones?.ar), plain(days?.ar)]).toEqual(['٢٥ طلبًا × ٢، ١٥٠ طلبًا', '٣ مكافآت، من ١ سبتمبر إلى ١ أكتوبر'])
  })

  it('prints the checkpoint with its hash and its public address', async () => {
    const { pages } = await readPdf(await statementPdf(statementFacts()))
    const last = pages.at(-1) ?? []
    expect(last).toContain('4182')
    expect(last).toContain('a3f1'.repeat(16))
    expect(last).toContain('https://wasla.example/ledger/checkpoint/4182')
  })

  it('prints everything in both languages, each in its own order and digits', async () => {
    const { pages, spoken } = await readPdf(await statementPdf(statementFacts()))
    const english = pages.flat().join('\n')
    for (const text of ['Wallet statement', '1 to 31 October 2025', 'Withdrawal to your bank', 'Najd Bank, SA•• •••• … 7519'])
      expect(english).toContain(text)
    for (const text of [
      'كشف حساب المحفظة',
      'من ١ إلى ٣١ أكتوبر ٢٠٢٥',
      'سحب إلى حسابك البنكي',
      'Najd Bank، SA•• •••• … 7519',
      'يشمل رسومًا ٥٫٠٠ وضريبة ٠٫٧٥',
      'الرصيد الختامي',
      '٣٬١٦٧٫٢٥',
    ])
      expect(spoken).toContain(text)
  })

  it('prints the balance that is carried over at the end of a page, and numbers the pages', async () => {
    const { pages } = await readPdf(await statementPdf(statementFacts(longOctober(20))))
    pages.forEach((page, at) => {
      expect(page.includes('Carried over')).toBe(at < pages.length - 1)
      expect(page.includes('Brought forward')).toBe(at > 0)
      expect(page).toContain(`Page ${at + 1} of ${pages.length}`)
      expect(page).toContain('Description')
    })
    const balances = pages.map((page) => amountsIn(tableOf(page)))
    balances.slice(1).forEach((page, at) => expect(page[0]).toBe(balances[at]?.at(-1)))
  })

  it('is marked as no tax document outside live mode', async () => {
    const isMarked = async (isLive: boolean) => {
      const { pages, spoken } = await readPdf(await statementPdf(statementFacts(october, { isLive })))
      return [pages.flat().includes('Demo: not a tax document'), spoken.includes('نسخة تجريبية وليست مستندًا ضريبيًا')]
    }
    expect([await isMarked(false), await isMarked(true)]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  it('states for the current month that the statement ends today', async () => {
    const facts = statementFacts(october, { madeAt: Date.parse('2025-10-20T09:00:00.000Z'), checkpoint: null })
    const { pages } = await readPdf(await statementPdf(facts))
    expect(pages[0]?.join(' ')).toContain('1 to 20 October 2025 (month in progress)')
    expect(pages.flat()).toContain('Balance so far')
    expect(pages.flat()).not.toContain('Closing balance')
    expect(pages.flat()).not.toContain('Closing')
  })

  it('has an opening and a closing balance in a month without changes', () => {
    const facts = statementFacts([], {})
    expect(rowsOf(facts).map(({ kind, balance }) => [kind, balance])).toEqual([
      ['end', 0],
      ['end', 0],
    ])
  })

  it('is small, and has the same bytes for the same facts', async () => {
    const facts = statementFacts(longOctober(53))
    const first = await statementPdf(facts)
    expect(first.byteLength).toBeLessThan(120_000)
    expect(Buffer.from(await statementPdf(facts)).equals(Buffer.from(first))).toBe(true)
  })

  it('prints long names', async () => {
    const long = { en: `${'Averyveryverylongname'.repeat(4)} and more`, ar: 'اسم طويل جدًا '.repeat(12).trim() }
    const facts = statementFacts(october, { holder: { name: long, userName: 'n' }, programs: new Map([['kitchens', long]]) })
    const { spoken } = await readPdf(await statementPdf(facts))
    expect(spoken.join(' ')).toContain('اسم طويل جدًا')
  })
})

describe('the fees of a month', () => {
  it('are the sum of the fees of all lines, minus returned fees', () => {
    // One of the two withdrawals failed and adds nothing. The third line with a fee is a top-up.
    expect(feesOf(statementFacts().statement)).toEqual({ fee: 500 + 3750, vat: 75 + 563 })
  })

  it('are zero for a top-up that was refunded in the same month', () => {
    const { lines } = statementFacts().statement
    const paid = lines.filter(({ row }) => row.type === 'TOP_UP')
    const back = paid.map(({ row, balance }) => ({ balance, row: { ...row, metadata: { reason: 'TOP_UP_RETURNED' as const } } }))
    expect(paid.length).toBeGreaterThan(0)
    expect(feesOf({ lines: [...paid, ...back] })).toEqual({ fee: 0, vat: 0 })
  })
})
