import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#database/testing/each-database.ts'
import type { PaymentGateway } from '../../providers/payments/port.ts'
import { createWalletService } from './service.ts'
import { refusal, walletHarness } from './testing/harness.ts'

describe('opening one payment twice at once', () => {
  eachDatabase((open) => {
    /** Two processes over one database, and a gateway without idempotency keys that delays its first answer. */
    async function twoProcesses() {
      const arrived = Promise.withResolvers<void>()
      const answer = Promise.withResolvers<void>()
      const state = { pages: 0 }
      const slow = (demo: PaymentGateway): PaymentGateway => ({
        ...demo,
        async openCheckout(checkout) {
          state.pages += 1
          arrived.resolve()
          if (state.pages === 1) await answer.promise
          return demo.openCheckout(checkout)
        },
      })
      const t = await walletHarness(await open(), { gateway: slow })
      const other = createWalletService(t)
      const noura = await t.person()
      const input = t.topUpInput(100_000, 'two-tabs')
      const here = () => t.wallet.topUp(noura, input, 'en')
      const elsewhere = () => other.topUp(noura, input, 'en')
      return { t, state, here, elsewhere, arrived: arrived.promise, answer: answer.resolve }
    }

    it('creates one page: a second request in the same process waits for it, and another process gets it on a retry (F22)', async () => {
      const { state, here, elsewhere, arrived, answer } = await twoProcesses()
      const first = here()
      await arrived
      const second = here()
      expect(await refusal(elsewhere())).toEqual({ code: 'SERVICE_BUSY', params: { retryAfter: 1 } })
      answer()
      const opened = await first
      expect(opened.checkoutUrl).not.toBeNull()
      expect(await second).toEqual(opened)
      expect(await elsewhere()).toEqual(opened)
      expect(state.pages).toBe(1)
    })

    it('lets another process open the page half a minute after the first process died', async () => {
      const { t, here, elsewhere, arrived } = await twoProcesses()
      void here()
      await arrived
      t.clock.advance(29_000)
      expect(await refusal(elsewhere())).toMatchObject({ code: 'SERVICE_BUSY' })
      t.clock.advance(1_000)
      expect((await elsewhere()).checkoutUrl).not.toBeNull()
    })
  })
})
