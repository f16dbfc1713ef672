import type { ShownDay } from '@wasla/contract/tills/answers.ts'
import type { SentOrder } from '@wasla/contract/tills/body.ts'
import { linkIn } from '@wasla/contract/tills/paths.ts'
import type { TillRefusal } from '@wasla/contract/tills/refusals.ts'
import type { DatabaseHandle } from '#database/database.ts'
import { codesHarness, lamas } from '../../tracking/testing/codes.ts'
import type { Entered } from '../enter.ts'
import { createTillsService } from '../service.ts'

export const isToken = (answer: Entered | TillRefusal): answer is Entered => 'token' in answer

/** A till of the program `p`, which counts codes, and a phone that typed its PIN. Noura and Lama have the codes of `codesHarness`. */
export async function tillsHarness(handle: DatabaseHandle) {
  const t = await codesHarness(handle, 'CODES')
  const tills = createTillsService({ ...t, tracking: t.tracking })
  const { phone } = tills
  const made = await tills.make(t.owner, { programId: 'p', name: 'Olaya, till 2' })
  const link = linkIn(new URL(made.till.url).pathname) ?? ''

  async function entered(pin = made.pin, by = phone): Promise<string> {
    const answer = await by.enter(link, pin)
    if (!isToken(answer)) throw new Error(answer.code)
    return answer.token
  }
  const token = await entered()
  const own = { link, token }
  let keys = 0
  const nextKey = () => `key-of-the-phone-${++keys}`
  return {
    ...t,
    tills,
    phone,
    ...made,
    link,
    own,
    entered,
    nextKey,
    /** Sends an order of SAR 64.50 with Lama’s code, from the phone, with a new key unless `over` names one. */
    order: (over: Partial<SentOrder> = {}, as = own) =>
      phone.report(as, { key: over.key ?? nextKey(), code: lamas, amount: 64_50, ago: 0, ...over }),
    undo: (key: string, as = own) => phone.undo(as, key),
    async today(): Promise<ShownDay> {
      const answer = await phone.day(own, 'en')
      if ('code' in answer) throw new Error(answer.code)
      return answer
    },
    shown: async () => (await tills.tills(t.owner, 'p'))[0],
    /** Types a wrong PIN until the till is locked; returns the last answer. */
    async lock() {
      for (;;) {
        const answer = await phone.enter(link, 'nope')
        if (!isToken(answer) && answer.code !== 'PIN_WRONG') return answer
      }
    },
  }
}
