import { describe, expect, it } from 'vitest'
import { manualClock } from '#platform/clock.ts'
import { guardedSms } from './guarded.ts'
import type { SmsGateway } from './port.ts'
import { smsMessage } from './texts.ts'

const message = smsMessage('code', '+966512345678', 'en', { code: '042137', product: 'Wasla' })

function broken() {
  const gateway: SmsGateway & { calls: number; works: boolean } = {
    calls: 0,
    works: false,
    async send() {
      gateway.calls += 1
      if (!gateway.works) throw new Error('no')
    },
  }
  return gateway
}

describe('guardedSms', () => {
  it('gives up a send that takes too long', async () => {
    const never: SmsGateway = { send: () => new Promise(() => undefined) }
    await expect(guardedSms(never, manualClock(0), 20).send(message)).rejects.toMatchObject({
      name: 'SmsFailed',
      reason: 'it took too long',
    })
  })

  it('calls a broken vendor five times in half a minute, then tries again', async () => {
    const clock = manualClock(0)
    const gateway = broken()
    const guarded = guardedSms(gateway, clock)
    for (let n = 0; n < 8; n++) {
      await expect(guarded.send(message)).rejects.toMatchObject({ name: 'SmsFailed' })
      clock.advance(1000)
    }
    expect(gateway.calls).toBe(5)
    clock.advance(23_000)
    gateway.works = true
    await guarded.send(message)
    expect(gateway.calls).toBe(6)
  })

  it('forgets failures after a success', async () => {
    const gateway = broken()
    const guarded = guardedSms(gateway, manualClock(0))
    for (let n = 0; n < 4; n++) await expect(guarded.send(message)).rejects.toThrow()
    gateway.works = true
    await guarded.send(message)
    gateway.works = false
    for (let n = 0; n < 4; n++) await expect(guarded.send(message)).rejects.toThrow('the gateway failed')
    expect(gateway.calls).toBe(9)
  })
})
