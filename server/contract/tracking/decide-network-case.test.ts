import { describe, expect, it } from 'vitest'
import { caseNotices, clickAfterCase, conversionAfterCase, decideNetworkCase } from './decide-network-case.ts'
import { decideBy, networkMark, type NetworkCaseRecord } from './network-case.ts'
import { approvedSale, goodClick, sampleNow as now } from './testing/sample.ts'

const record: NetworkCaseRecord = {
  id: 'case',
  programId: 'program',
  profileId: 'noura',
  day: '2026-03-15',
  network: '7f3ac2d9e0',
  reason: 'OWN_NETWORK',
  held: 210,
  counted: 0,
  status: 'Open',
  openedAt: now - 3_600_000,
  decidedAt: null,
  decidedBy: null,
  note: null,
}
const day = 86_400_000
const program = { id: 'program', name: 'Morning coffee', profileId: 'brand' }
const one = { record, program }
const other = { record: { ...record, id: 'other', profileId: 'lama', held: 30 }, program }
const by = { adminId: 'maha', now }
const counted: NetworkCaseRecord = { ...record, status: 'Counted' }
const refusedCase: NetworkCaseRecord = { ...record, status: 'Refused' }

describe('deciding on a network case', () => {
  it('is possible once, and stores the admin, the time and a note', () => {
    const { changes } = decideNetworkCase({ one, others: [] }, { counts: true, note: ' A school on one line ' }, by)
    expect(changes?.cases[0]?.record).toMatchObject({ status: 'Counted', decidedAt: now, decidedBy: 'maha', note: 'A school on one line' })
    expect(decideNetworkCase({ one, others: [] }, { counts: false, note: '  ' }, by).changes?.cases[0]?.record).toMatchObject({
      status: 'Refused',
      note: null,
    })
    expect(decideNetworkCase({ one: { ...one, record: counted }, others: [] }, { counts: false }, by).problem?.code).toBe(
      'NO_CHANGES_TO_UPDATE',
    )
    expect(decideNetworkCase({ one: null, others: [] }, { counts: true }, by).problem?.code).toBe('NETWORK_CASE_NOT_FOUND')
    expect(decideNetworkCase({ one, others: [] }, { counts: true, note: 'x'.repeat(501) }, by).problem?.code).toBe('DTO_VALIDATION_ERROR')
  })

  it('is refused if more clicks are held than the admin’s page showed', () => {
    const code = (seen: number | null, others = [other]) => decideNetworkCase({ one, others }, { counts: true, seen }, by).problem?.code
    const { held } = record
    expect([code(held, []), code(held + 30), code(held + 31), code(null)]).toEqual([undefined, undefined, undefined, undefined])
    expect([code(held - 1, []), code(held), code(held + 29)]).toEqual(Array(3).fill('NO_CHANGES_TO_UPDATE'))
  })

  it('decides all cases of the network on request, with one entry in the audit log', () => {
    const { changes } = decideNetworkCase({ one, others: [other] }, { counts: false }, by)
    expect(changes?.cases.map(({ record: { id, status } }) => [id, status])).toEqual([
      ['case', 'Refused'],
      ['other', 'Refused'],
    ])
    expect(changes?.action).toMatchObject({
      action: 'admin.networkCaseDecided',
      target: 'case',
      after: { status: 'Refused', clicks: 240, alsoDecided: ['other'] },
    })
  })

  it('notifies the participant, and notifies the owner with the participant as sender', () => {
    expect(caseNotices({ record: counted, program })).toMatchObject([
      { profileId: 'noura', type: 'NETWORK_CASE_COUNTED', referenceId: 'case', meta: { count: 210, day: '2026-03-15' } },
      { profileId: 'brand', type: 'NETWORK_CASE_COUNTED', senderProfileId: 'noura' },
    ])
    expect(caseNotices({ record: refusedCase, program })[0]?.type).toBe('NETWORK_CASE_REFUSED')
  })

  it('counts held clicks for the day on which they came, or refuses them', () => {
    const held = { ...goodClick, status: 'Held', reason: 'OWN_NETWORK' } as const
    expect(clickAfterCase(held, counted).change).toMatchObject({ at: held.at, from: 'Held', to: 'Approved', fromReason: 'OWN_NETWORK' })
    expect(clickAfterCase(held, refusedCase)).toMatchObject({
      record: { status: 'Rejected', reason: 'OWN_NETWORK' },
      change: { from: 'Held', to: 'Rejected', reason: 'OWN_NETWORK', fromReason: 'OWN_NETWORK' },
    })
  })

  it('counts or refuses conversions that were held because of their clicks', () => {
    const held = { ...approvedSale, status: 'Held', reason: 'OWN_NETWORK', decidedAt: null } as const
    const after = (over: Partial<typeof approvedSale>, decision: NetworkCaseRecord, risk: 'TOO_FAST' | null = null) =>
      conversionAfterCase({ ...held, ...over }, decision, { risk, now }).record
    expect(after({}, counted)).toMatchObject({ status: 'Approved', reason: null, decidedAt: now })
    expect(after({}, counted, 'TOO_FAST')).toMatchObject({ status: 'Held', reason: 'TOO_FAST', decidedAt: null })
    // A browser’s result still waits for the brand (Y-01).
    const browsers = { way: 'PIXEL', receivedAt: now - 20 * day, heldAt: now - 20 * day, countsAt: now - 6 * day } as const
    expect(after(browsers, counted)).toMatchObject({ status: 'Pending', reason: null, countsAt: now + 14 * day, heldAt: null })
    expect(after({}, refusedCase)).toMatchObject({ status: 'Rejected', reason: 'OWN_NETWORK', decidedAt: now })
    expect(conversionAfterCase(held, refusedCase, { risk: null, now }).change).toMatchObject({ from: 'Held', to: 'Rejected' })
  })

  it('is due four days after the first held click', () => {
    expect(decideBy(record)).toBe(record.openedAt + 4 * 86_400_000)
    expect(networkMark(record.network)).toBe('7f3ac2')
  })
})
