import { describe, expect, it } from 'vitest'
import { changesOf } from '../../common/decision.ts'
import { booksAfter } from '../../wallet/testing/books.ts'
import { walletDefaults } from '../../wallet/terms.ts'
import { programTerms } from '../terms.ts'
import { amount, day, draft, now, published, stamp } from '../testing/program.ts'
import { decidePublish, type PublishState } from './publish.ts'

const at = (text: string) => Date.parse(`${text}+03:00`)
const state: PublishState = {
  program: draft,
  viewer: { profileId: 'nabt', status: 'Active', needsIdentityCheck: false },
  missing: [],
  budget: { amount, payoutFrequency: 'WEEKLY', currency: 'SAR' },
  available: amount,
  isPaymentOn: true,
  fees: walletDefaults.fees,
  terms: programTerms,
}
const publish = (over: Partial<PublishState> = {}, publishDate: number | null = null) =>
  decidePublish({ ...state, ...over }, publishDate, stamp)
const other = { ...state.viewer, profileId: 'other' }
const away = { ...state.viewer, needsIdentityCheck: true }
const withProgram = (over: Partial<typeof draft>) => ({ program: { ...draft, ...over } })

describe('publishing', () => {
  it('starts a program at once if its first day has come, and reserves the whole budget', () => {
    const { program, reservation } = changesOf(publish())
    expect(program).toEqual({
      ...draft,
      status: 'Active',
      publishedAt: now,
      budget: amount,
      dueAt: at('2027-02-01T00:00'),
      updatedAt: now,
    })
    expect(reservation.change).toEqual({
      change: 'budgetReserved',
      id: 'transaction',
      programId: draft.id,
      bill: reservation.bill,
      at: now,
    })
    expect(booksAfter(reservation.instruction)).toEqual({ 'wallet:nabt:available': -amount, 'program:morning-cup:escrow': amount })
  })

  it('after the first day starts the program now (X-03)', () => {
    expect(changesOf(publish(withProgram({ startDate: '2026-01-01' }))).program.status).toBe('Active')
  })

  it('before the first day lists the program until it starts', () => {
    const { program } = changesOf(publish(withProgram({ startDate: '2026-12-01' })))
    expect(program).toMatchObject({ status: 'Soon', publishDate: null, publishedAt: now, dueAt: at('2026-12-01T00:00') })
  })

  it('on a day lists the program from its start in Riyadh, and reserves at once (K-32, L-04)', () => {
    const { program, reservation } = changesOf(publish({}, at('2026-12-05T17:30')))
    expect(program).toMatchObject({
      status: 'Soon',
      publishDate: at('2026-12-05T00:00'),
      dueAt: at('2026-12-05T00:00'),
      publishedAt: at('2026-12-05T00:00'),
    })
    expect(reservation.bill.total).toBe(amount)
  })

  it('on the current day publishes immediately', () => {
    for (const moment of [at('2026-11-22T00:00'), now, at('2026-11-22T23:59')])
      expect(changesOf(publish({}, moment)).program).toMatchObject({ status: 'Active', publishDate: null })
  })

  it('is allowed for days up to the program’s last day and up to a year ahead, and not for later days', () => {
    const dateProblem = { code: 'DTO_VALIDATION_ERROR', fields: [{ path: 'publishDate', rule: 'date' }] }
    expect(changesOf(publish({}, at('2027-01-31T00:00'))).program.status).toBe('Soon')
    const open = withProgram({ endDate: null })
    expect(changesOf(publish(open, at('2027-11-22T00:00'))).program.status).toBe('Soon')
    expect(publish({}, at('2027-02-01T00:00')).problem?.extensions).toEqual(dateProblem)
    const overProblem = { ...dateProblem, fields: [{ path: 'publishDate', rule: 'startDate' }] }
    expect(publish(open, now - day).problem?.extensions).toEqual(overProblem)
    for (const moment of [at('2027-11-23T00:00'), Date.UTC(9999, 11, 31, 23), 8.64e15, Number.NaN])
      expect(publish(open, moment).problem?.extensions).toEqual(dateProblem)
  })

  it('adds the fee and its VAT if programs have one (L-05)', () => {
    const fees = { ...walletDefaults.fees, programShare: 100 }
    expect(publish({ fees }).problem?.extensions.params).toEqual({ required: amount + 3_000 + 450, available: amount })
    const { reservation, program } = changesOf(publish({ fees, available: amount + 3_450 }))
    expect(program.budget).toBe(amount)
    expect(booksAfter(reservation.instruction)).toMatchObject({
      'program:morning-cup:escrow': amount,
      'platform:fees': 3_000,
      'platform:vat': 450,
    })
  })
})

describe('publishing is refused', () => {
  it.each([
    ['without payments', { isPaymentOn: false }, 'FEATURE_DISABLED'],
    ['for no program', { program: null }, 'PROGRAM_NOT_FOUND'],
    ['for a draft of others', { viewer: other }, 'PROGRAM_NOT_FOUND'],
    ['for a program of others', { program: published(), viewer: other }, 'PROGRAM_NOT_FOUND'],
    ['for one that was deleted', withProgram({ deletedAt: now }), 'PROGRAM_NOT_FOUND'],
    ['for one that is published', { program: published() }, 'PROGRAM_STATUS_TRANSITION_INVALID'],
    ['while the brand is under review', { viewer: { ...state.viewer, status: 'AdminVerifying' as const } }, 'PROGRAM_PUBLISH_FORBIDDEN'],
    ['after a long absence, before the identity check (security case 10)', { viewer: away }, 'USER_NOT_VERIFIED'],
    ['for a program that is not listed, with a day', withProgram({ isVisible: false }), 'PROGRAM_VISIBILITY_PRIVATE'],
  ])('%s', (_, over, code) => expect(publish(over, at('2026-12-05T00:00')).problem?.code).toBe(code))

  it('with the missing steps in their order', () => {
    expect(publish({ missing: ['CATALOGUE', 'BUDGET'] }).problem?.extensions.params).toEqual({ missing: ['CATALOGUE', 'BUDGET'] })
    expect(publish({ budget: null }).problem?.extensions.params).toEqual({ missing: ['BUDGET'] })
  })

  it('after the last day, and the details count as missing', () => {
    expect(publish({ ...withProgram({ endDate: '2026-11-21' }), missing: ['BUDGET'] }).problem?.extensions).toEqual({
      code: 'PROGRAM_PUBLISH_FAILED',
      params: { missing: ['PROGRAM_DETAILS', 'BUDGET'] },
    })
    expect(changesOf(publish(withProgram({ endDate: '2026-11-22' }))).program.status).toBe('Active')
  })

  it('if one halala is short', () => {
    expect(publish({ available: amount - 1 }).problem?.extensions).toEqual({
      code: 'INSUFFICIENT_WALLET_BALANCE',
      params: { required: amount, available: amount - 1 },
    })
  })

  it('with the first problem in the order of K-29', () => {
    const date = at('2020-01-01T00:00')
    const worst = { viewer: { ...away, status: 'Rejected' as const }, available: 0, ...withProgram({ isVisible: false }) }
    const code = (over: Partial<PublishState>) => publish({ ...worst, ...over }, date).problem?.code
    expect(code({ missing: ['CATALOGUE'] })).toBe('PROGRAM_PUBLISH_FAILED')
    expect(code({})).toBe('PROGRAM_PUBLISH_FORBIDDEN')
    expect(code({ viewer: away })).toBe('USER_NOT_VERIFIED')
    expect(code({ viewer: state.viewer })).toBe('INSUFFICIENT_WALLET_BALANCE')
    expect(code({ viewer: state.viewer, available: amount })).toBe('PROGRAM_VISIBILITY_PRIVATE')
    expect(code({ viewer: state.viewer, available: amount, program: draft })).toBe('DTO_VALIDATION_ERROR')
  })

  it('for an unlisted program with today’s date, but not without a date', () => {
    expect(publish(withProgram({ isVisible: false }), now).problem?.code).toBe('PROGRAM_VISIBILITY_PRIVATE')
    expect(changesOf(publish(withProgram({ isVisible: false }))).program.status).toBe('Active')
  })
})
