import { describe, expect, it } from 'vitest'
import { programTermsOf } from '../programs/terms.ts'
import { facts } from './testing/facts.ts'
import { isFree, termsOf, type TermsFacts } from './terms.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const lineIn = (one: TermsFacts, key: string) => termsOf(one).lines.find((line) => line.key === key)

describe('the terms of a program', () => {
  it('have every line in both languages', () => {
    for (const { en, ar } of termsOf(facts).lines) expect([en[0], ar[0]].every((label) => label !== '')).toBe(true)
  })

  it('name what counts, how long, and when rewards are paid', () => {
    expect(lineIn(facts, 'counts')).toMatchObject({ is: 'SALES', en: ['Counts', 'Orders'], ar: ['النتائج المحتسبة', 'طلبات الشراء'] })
    expect(lineIn(facts, 'source')).toMatchObject({ is: 'LINKS_AND_CODES', en: ['Source of results', 'Tracking links and codes'] })
    expect(lineIn(facts, 'window')).toMatchObject({ is: 30, en: ['Counts after a click', 'For 30 days'] })
    expect(lineIn(facts, 'checking')).toMatchObject({ is: 14, en: ['Checking period', '14 days after a milestone'] })
    expect(lineIn(facts, 'payout')).toMatchObject({ is: 'WEEKLY', en: ['Payout', 'Weekly, on Sunday'] })
  })

  it('name each milestone with its reward, and the cash of all of them', () => {
    expect(lineIn(facts, 'milestone.1')?.en.map(plain)).toEqual(['25 orders', 'SAR 200.00'])
    expect(lineIn(facts, 'milestone.1')?.ar.map(plain)).toEqual(['٢٥ طلب شراء', '٢٠٠٫٠٠ ر.س'])
    expect(lineIn(facts, 'milestone.2')?.en).toEqual(['75 orders', 'Tasting for two\nAt the roastery'])
    expect(lineIn(facts, 'most')?.is).toBe(1_100_00)
  })

  it('leave out the budget, which only the owner reads (M-10)', () => {
    expect(termsOf(facts).lines.map(({ key }) => key)).toEqual([
      ...['program', 'brand', 'starts', 'ends', 'counts', 'source', 'window', 'checking', 'payout'],
      ...['milestone.1', 'milestone.2', 'milestone.3', 'most', 'description', 'dos', 'donts'],
    ])
  })

  it('have no time after a click if clicks are what counts, or if links do not count', () => {
    const clicks = { ...facts, objectives: { ...facts.objectives, objectiveType: 'TRAFFIC' } } as const
    expect(lineIn(clicks, 'window')).toBeUndefined()
    expect(lineIn({ ...facts, program: { ...facts.program, countsBy: 'CODES' } }, 'window')).toBeUndefined()
  })

  it('say that there is no end and no checking period', () => {
    expect(lineIn({ ...facts, program: { ...facts.program, endDate: null } }, 'ends')).toMatchObject({
      is: null,
      en: ['Ends', 'No end date'],
    })
    expect(lineIn({ ...facts, terms: programTermsOf('demo') }, 'checking')).toMatchObject({ is: 0, en: ['Checking period', 'None'] })
  })

  it('can change only in the end, the description and the guidelines (K-30)', () =>
    expect(
      termsOf(facts)
        .lines.filter(isFree)
        .map(({ key }) => key),
    ).toEqual(['ends', 'description', 'dos', 'donts']))
})
