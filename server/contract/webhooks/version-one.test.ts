import { describe, expect, it } from 'vitest'
import { changeOf } from '../tracking/change-of.ts'
import type { ParticipationRecord } from '../participations/record.ts'
import type { RewardRecord } from '../rewards/record.ts'
import { approvedSale } from '../tracking/testing/sample.ts'
import { participationEvent } from './participation-event.ts'
import { testData, type WebhookDraft } from './payload.ts'
import { budgetAlertEvent, budgetEvent, programEvents } from './program-events.ts'
import { resultEvent } from './result-event.ts'
import { payoutEvents, rewardEvent } from './reward-events.ts'

const program = { id: 'p', profileId: 'brand', status: 'OnHold', holdCause: 'BUDGET', budget: 1_000 } as const
const request: ParticipationRecord = {
  ...{ id: 'r', programId: 'p', profileId: 'noura', userId: 'user', status: 'Rejected', isAutomatic: false, createdAt: 1, answeredAt: 2 },
  ...{ declineReason: 'FULL', declineNote: 'We wrote to Noura.' },
}
const reward: RewardRecord = {
  ...{ id: 'r1', programId: 'p', profileId: 'noura', milestoneId: 'm1', rewardType: 'CASH', amount: 10_000, state: 'Paid' },
  ...{ achievedAt: 1, payableAt: 2, paidAt: 3, payoutRunId: 'run', deliveredAt: null, returnedAt: null },
}
const [payout] = payoutEvents(program, { runId: 'run', rewards: [reward], paidAt: 3 })
const [moved] = programEvents({ status: 'Active' }, program)

/** Integrators rely on these fields. A field may be added to a row, and none may be removed or renamed in version 1. */
const fields: readonly (readonly [string, WebhookDraft['data'] | undefined, string])[] = [
  [
    'participation',
    participationEvent(program, request).data,
    'answeredAt declineReason participantId programId requestId requestedAt status',
  ],
  [
    'result',
    resultEvent('brand', changeOf(null, approvedSale), approvedSale).data,
    'amount channel clickId countsAt countsAutomatically currency event externalId occurredAt participantId programId promoCode reason receivedAt resultId status way',
  ],
  [
    'milestone and reward',
    rewardEvent(program, 'REWARD_HELD', reward).data,
    'amount currency milestoneId participantId payableAt programId reachedAt rewardId rewardState rewardType',
  ],
  ['payout', payout?.data, 'amount currency paidAt participantId payoutRunId programId rewardIds'],
  ['budget', budgetEvent(program, 'BUDGET_ADDED', 5).data, 'amount budget currency programId'],
  ['budget alert', budgetAlertEvent(program, 75).data, 'budget currency percent programId'],
  ['program', moved?.data, 'formerStatus holdCause programId status'],
  ['test', testData('e'), 'endpointId message'],
]

describe('version 1 of bodies', () => {
  it.each(fields)('has the promised fields of a %s', (_, data, names) => {
    expect(
      Object.keys(data ?? {})
        .toSorted()
        .join(' '),
    ).toBe(names)
  })

  it('has ids of people and no other values about them', () => {
    const text = JSON.stringify(fields.map(([, data]) => data))
    for (const hidden of ['user', 'We wrote']) expect(text).not.toContain(hidden)
    expect(text).toContain('noura')
  })

  it('has amounts in whole halalas and times in UTC', () => {
    expect(payout?.data).toMatchObject({ amount: 10_000, currency: 'SAR', paidAt: '1970-01-01T00:00:00.003Z' })
  })
})
