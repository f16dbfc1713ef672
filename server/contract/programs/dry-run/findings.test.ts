import { describe, expect, it } from 'vitest'
import { walletDefaults } from '../../wallet/terms.ts'
import { budgetBill } from '../../wallet/program-money.ts'
import { amount, day, draft, now } from '../testing/program.ts'
import type { DryRunFacts, TrackingProbe } from './facts.ts'
import { dryRunFindings, isReady } from './findings.ts'

const answered: Extract<TrackingProbe, { kind: 'answered' }> = {
  kind: 'answered',
  place: 'nabt.example/morning',
  status: 200,
  milliseconds: 1_400,
  redirects: 2,
  landing: 'nabt.example',
  hasSnippet: null,
  keepsClickId: true,
  readBy: 'ref',
}
const facts: DryRunFacts = {
  program: draft,
  profileStatus: 'Active',
  needsIdentityCheck: false,
  missing: [],
  objectives: {
    objectiveType: 'SALES',
    trackingUrl: 'https://nabt.example/morning',
    milestones: [
      { id: 'a', target: 25, rewardType: 'CASH', amount: 60_000 },
      { id: 'b', target: 75, rewardType: 'EXPERIENCE', title: 'A tasting' },
      { id: 'c', target: 300, rewardType: 'CASH', amount: 240_000 },
    ],
  },
  budget: { amount, payoutFrequency: 'WEEKLY', currency: 'SAR' },
  contents: [{ contentStepType: 'SHAREABLE', status: 'READY' }],
  bill: budgetBill(amount, walletDefaults.fees),
  available: 1_425_000,
  isPaymentOn: true,
  probe: answered,
  candidates: { matching: 40, of: 120, least: 5 },
  publishDate: null,
}
const find = (over: Partial<DryRunFacts> = {}) => dryRunFindings({ ...facts, ...over }, now)
const said = (over: Partial<DryRunFacts> = {}) => find(over).map(({ check, reason, result }) => `${result} ${check} ${reason}`)
const passed = ['PASSED PHONE OPENS', 'PASSED CLICK_ID KEPT', 'PASSED CANDIDATES ENOUGH']

describe('a dry run', () => {
  it('of a complete program lists the checks that passed', () => {
    expect(said()).toEqual(passed)
    expect(isReady(find())).toBe(true)
    expect(find()[1]).toMatchObject({ step: 'IMPACT_OBJECTIVES', path: 'trackingUrl', params: { redirects: 2, parameter: 'ref' } })
  })

  it.each<[string, Partial<DryRunFacts>, string, object]>([
    ['a missing step', { missing: ['GUIDELINES'] }, 'STEPS STEP_MISSING', { step: 'GUIDELINES' }],
    ['a brand under review', { profileStatus: 'AdminVerifying' }, 'PROFILE UNDER_REVIEW', {}],
    ['a brand that was rejected', { profileStatus: 'Rejected' }, 'PROFILE NOT_ACTIVE', {}],
    ['a brand that was away for long', { needsIdentityCheck: true }, 'PROFILE IDENTITY_CHECK', {}],
    ['a last day that is over', { program: { ...draft, endDate: '2026-11-21' } }, 'SCHEDULE END_PASSED', { path: 'endDate' }],
    [
      'a day for a program that is not listed',
      { program: { ...draft, isVisible: false }, publishDate: now + 5 * day },
      'SCHEDULE NOT_VISIBLE',
      { path: 'isVisible' },
    ],
    ['a day that is over', { publishDate: now - 5 * day }, 'SCHEDULE DATE_INVALID', { step: null, path: 'publishDate' }],
    ['payments that are off', { isPaymentOn: false }, 'WALLET PAYMENT_OFF', {}],
    [
      'a wallet that is short',
      { available: amount - 1 },
      'WALLET BALANCE_SHORT',
      { params: { required: amount, available: amount - 1, missing: 1 } },
    ],
  ])('lists a failure first, which blocks publishing, for %s', (_, over, reason, more) => {
    const findings = find(over)
    expect(said(over)).toEqual([`FAILED ${reason}`, ...passed])
    expect(findings[0]).toMatchObject(more)
    expect(isReady(findings)).toBe(false)
  })

  it.each<[string, Partial<DryRunFacts>, string, object]>([
    ['a first day that has passed', { program: { ...draft, startDate: '2026-11-01' } }, 'SCHEDULE START_PASSED', { path: 'startDate' }],
    [
      'a budget below one full path',
      { budget: { ...facts.budget!, amount: 299_999 } },
      'BUDGET BELOW_LADDER',
      { params: { amount: 299_999, ladder: 300_000, target: 300 } },
    ],
    [
      'rewards without cash',
      { objectives: { ...facts.objectives!, milestones: [facts.objectives!.milestones[1]!] } },
      'BUDGET NO_CASH',
      { path: 'milestones' },
    ],
    [
      'content that failed',
      { contents: [{ contentStepType: 'LEARNING', status: 'FAILED' }] },
      'CONTENT FAILED',
      { step: 'LEARNING_CONTENT', params: { count: 1 } },
    ],
    [
      'content in the making',
      { contents: [{ contentStepType: 'SHAREABLE', status: 'PROCESSING' }] },
      'CONTENT PROCESSING',
      { step: 'SHAREABLE_CONTENT' },
    ],
  ])('lists a warning first, which does not block publishing, for %s', (_, over, reason, more) => {
    const findings = find(over)
    expect(said(over)).toEqual([`WARNING ${reason}`, ...passed])
    expect(findings[0]).toMatchObject(more)
    expect(isReady(findings)).toBe(true)
  })

  it('reports only the failure if the tracking address does not answer', () => {
    for (const failure of ['UNREACHABLE', 'TOO_SLOW', 'TOO_MANY_REDIRECTS', 'NOT_SECURE'] as const)
      expect(said({ probe: { kind: 'failed', failure, cause: null, place: 'nabt.example/' } })).toEqual([
        `WARNING TRACKING_URL ${failure}`,
        passed[2],
      ])
    expect(said({ probe: { ...answered, status: 404 } })).toEqual(['WARNING TRACKING_URL ERROR_PAGE', passed[2]])
  })

  it('warns about a slow page, a lost click id and few candidates', () => {
    expect(
      said({
        probe: { ...answered, milliseconds: 3_001, keepsClickId: false, readBy: null },
        candidates: { matching: null, of: 120, least: 5 },
      }),
    ).toEqual(['WARNING PHONE SLOW', 'WARNING CLICK_ID LOST', 'WARNING CANDIDATES FEW'])
  })

  it('warns about a click id that the snippets do not read (Y-15)', () => {
    const probe = { ...answered, readBy: null }
    expect(said({ probe })).toEqual(['WARNING CLICK_ID UNREAD', passed[0], passed[2]])
    expect(find({ probe })[0]).toMatchObject({ params: { parameter: 'nw_click_id' } })
  })

  it('reports when the program will start', () => {
    expect(find({ program: { ...draft, startDate: '2026-12-01' } })[0]).toMatchObject({
      result: 'PASSED',
      reason: 'STARTS_LATER',
      params: { startsAt: '2026-11-30T21:00:00.000Z' },
    })
  })

  it('of a new draft reports the missing steps, and no findings about data that is not saved yet', () => {
    const begun = {
      missing: ['IMPACT_OBJECTIVES', 'BUDGET'] as const,
      objectives: null,
      budget: null,
      probe: null,
      candidates: null,
      contents: [],
      bill: budgetBill(0, walletDefaults.fees),
    }
    expect(said(begun)).toEqual(['FAILED STEPS STEP_MISSING', 'FAILED STEPS STEP_MISSING'])
  })
})
