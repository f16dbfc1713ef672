import { describe, expect, it } from 'vitest'
import { pushLimits } from './limits.ts'
import { readSubscription, type PushSubscriptionKeys } from './subscription.ts'

const good: PushSubscriptionKeys = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
  p256dh: `B${'a'.repeat(86)}`,
  auth: 'a'.repeat(22),
}
const host = 'https://push.example/'

describe('readSubscription', () => {
  it.each([
    good.endpoint,
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
    'https://web.push.apple.com/QGVq',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2b',
    host + 'a'.repeat(pushLimits.endpoint - host.length),
  ])('accepts an address of a push service: %s', (endpoint) => {
    expect(readSubscription({ ...good, endpoint })).toEqual({ ...good, endpoint })
  })

  it.each([
    ['http://push.example/1', 'secureUrl'],
    ['https://localhost/1', 'secureUrl'],
    ['https://127.0.0.1/1', 'secureUrl'],
    ['https://[::1]/1', 'secureUrl'],
    ['https://169.254.169.254/latest', 'secureUrl'],
    ['https://push.example:8443/1', 'secureUrl'],
    ['https://user:word@push.example/1', 'secureUrl'],
    ['https://push.example/1#part', 'secureUrl'],
    ['https://push.example/../1', 'secureUrl'],
    [' https://push.example/1', 'secureUrl'],
    ['push.example/1', 'secureUrl'],
    ['', 'secureUrl'],
    [host + 'a'.repeat(pushLimits.endpoint), 'tooLong'],
  ])('refuses the address %j with %s', (endpoint, rule) => {
    const refused: unknown = expect.objectContaining({
      code: 'DTO_VALIDATION_ERROR',
      fields: [expect.objectContaining({ path: 'endpoint', rule })],
    })
    expect(() => readSubscription({ ...good, endpoint })).toThrow(refused)
  })

  it.each([
    ['p256dh', `A${'a'.repeat(86)}`],
    ['p256dh', `B${'a'.repeat(85)}`],
    ['p256dh', `B${'+'.repeat(86)}`],
    ['auth', 'a'.repeat(21)],
    ['auth', `${'a'.repeat(22)}==`],
    ['auth', ''],
  ] as const)('refuses a key of another length or alphabet: %s %j', (path, key) => {
    const refused: unknown = expect.objectContaining({ code: 'DTO_VALIDATION_ERROR', fields: [{ path, rule: 'format' }] })
    expect(() => readSubscription({ ...good, [path]: key })).toThrow(refused)
  })
})
