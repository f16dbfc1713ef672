import { expect, it } from 'vitest'
import { attemptWord, deliverySign, deliveryWord, periodOf, requestText } from './webhook-state.ts'

it('deliveryWord names the newest answer or failure, else whether the delivery waits or was given up', () => {
  const delivery = { state: 'Waiting', failure: null, status: null } as const
  expect(deliveryWord(delivery)).toBe('Waiting')
  expect(deliveryWord({ ...delivery, state: 'GivenUp' })).toBe('GivenUp')
  expect(deliveryWord({ ...delivery, state: 'Delivered', status: 200 })).toBe('STATUS')
  expect(deliveryWord({ ...delivery, state: 'Retrying', failure: 'NO_ANSWER' })).toBe('NO_ANSWER')
})

it('deliverySign is green only for what was delivered', () => {
  const tones = (['Delivered', 'Waiting', 'Retrying', 'GivenUp'] as const).map((state) => deliverySign({ state }).tone)
  expect(tones).toEqual(['success', 'neutral', 'danger', 'danger'])
})

it('attemptWord tells replays and tests from attempts', () => {
  expect(attemptWord({ cause: 'EVENT', tries: 1 })).toBe('first')
  expect(attemptWord({ cause: 'EVENT', tries: 3 })).toBe('attempt')
  expect(attemptWord({ cause: 'REPLAY', tries: 3 })).toBe('replayed')
  expect(attemptWord({ cause: 'TEST', tries: 0 })).toBe('test')
})

it('periodOf returns whole days in Riyadh', () => {
  expect(periodOf({ start: '2026-03-01', end: '2026-03-02' })).toEqual({ from: '2026-02-28T21:00:00.000Z', to: '2026-03-02T21:00:00.000Z' })
})

it('requestText shows the headers of the attempt, and the body indented', () => {
  const request = { url: 'https://nabt.example/hooks?a=1', messageId: 'msg_1', body: '{"a":1}' }
  expect(requestText(request, { timestamp: 5, signature: 'v1,x' })).toBe(
    'POST /hooks?a=1\ncontent-type: application/json\nwebhook-id: msg_1\nwebhook-timestamp: 5\nwebhook-signature: v1,x\n\n{\n  "a": 1\n}',
  )
  expect(requestText(request, undefined)).not.toContain('signature')
})
