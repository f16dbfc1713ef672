import { describe, expect, it } from 'vitest'
import { promoCodeLook } from '@wasla/contract/participations/promo-codes/look.ts'
import { tillLimits } from '@wasla/contract/tills/limits.ts'
import { NABT_COFFEE, RAWSHAN } from '@wasla/mocks/world/businesses.ts'
import { LAMA, NOURA } from '@wasla/mocks/world/networkers.ts'
import { eachWorld } from '../../testing/test-world.ts'
import { lamas, nouras } from '../tracking/testing/codes.ts'
import { tillsHarness } from './testing/tills-harness.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('an order of a till', () => {
  eachWorld((open) => {
    it('counts at once for the participant whose code it is, in the channel of tills', async () => {
      const t = await tillsHarness(await open())
      expect(await t.order()).toMatchObject({ order: { number: 1, code: lamas, amount: 64_50, undoneAt: null }, isRepeat: false })
      expect(await t.conversions()).toMatchObject([
        { profile_id: LAMA.profile.id, click_id: `code:${lamas}`, way: 'TILL', channel: 'TILL', status: 'Approved', amount: 64_50 },
      ])
      expect(t.counted).toMatchObject([{ profileId: LAMA.profile.id, channel: 'TILL', to: 'Approved' }])
      expect(await t.today()).toMatchObject({ till: 'Olaya, till 2', count: 1, sum: 64_50, orders: [{ code: lamas, undoFor: 600 }] })
    })

    it('counts once, however often a phone sends it', async () => {
      const t = await tillsHarness(await open())
      const key = t.nextKey()
      await t.order({ key })
      expect(await t.order({ key })).toMatchObject({ order: { number: 1 }, isRepeat: true })
      expect(await t.order({ key, amount: 99_00, code: nouras })).toMatchObject({ order: { amount: 64_50, code: lamas }, isRepeat: true })
      expect(await t.conversions()).toHaveLength(1)
      expect(await t.shown()).toMatchObject({ orders: 1, sum: 64_50 })
    })

    it('that waited on the phone counts at the time at which it was made', async () => {
      const t = await tillsHarness(await open())
      const now = t.clock.now()
      await t.order({ ago: 5 * 3600 })
      expect(await t.conversions()).toMatchObject([{ occurred_at: now - 5 * hour, received_at: now }])
      expect(await t.order({ ago: 3 * 86_400 + 1 })).toEqual({ code: 'TOO_OLD' })
    })

    it('is refused and stored nowhere if its code is of nobody, if it costs too much, or if there are too many', async () => {
      const t = await tillsHarness(await open())
      await t.tills.change(t.owner, { programId: 'p', id: t.till.id, mostPerHour: 2 })
      for (const code of ['KMRT47', 'TEST', 'x']) expect(await t.order({ code })).toEqual({ code: 'CODE_NOT_FOUND' })
      expect(await t.order({ amount: 2_000_01 })).toEqual({ code: 'AMOUNT_TOO_HIGH' })
      await t.order()
      await t.order()
      expect(await t.order()).toEqual({ code: 'TOO_MANY_ORDERS' })
      expect(await t.order({ ago: 3_600 })).toMatchObject({ order: { number: 3 } })
      expect(await t.conversions()).toHaveLength(3)
    })

    it('made before is refused too once the till has reported as many as it may in a day', async () => {
      const t = await tillsHarness(await open())
      await t.tills.change(t.owner, { programId: 'p', id: t.till.id, mostPerDay: 1 })
      await t.order({ ago: 30 * 3600 })
      expect(await t.order({ ago: 50 * 3600 })).toEqual({ code: 'TOO_MANY_ORDERS' })
      t.clock.advance(day)
      expect(await t.order()).toMatchObject({ isRepeat: false })
    })

    it('is held if its participant shares a contact with the brand, and still undone by its till', async () => {
      const t = await tillsHarness(await open())
      const shared = { contact_mobile: NABT_COFFEE.user.mobileNo }
      await t.db.updateTable('profiles').set(shared).where('id', '=', LAMA.profile.id).execute()
      const key = t.nextKey()
      await t.order({ key })
      expect(await t.conversions()).toMatchObject([{ status: 'Held', reason: 'SHARED_CONTACT' }])
      expect(await t.undo(key)).toMatchObject({ isRepeat: false })
      expect(await t.conversions()).toMatchObject([{ status: 'Reversed' }])
    })

    it('keeps its number if a browser names it for another participant', async () => {
      const t = await tillsHarness(await open())
      await t.order()
      const [stored] = await t.conversions()
      expect(await t.byCode(nouras, { externalId: stored?.external_id }, { entry: 'PIXEL' })).toMatchObject({ isRepeat: true })
      expect(await t.conversions()).toMatchObject([{ profile_id: LAMA.profile.id, status: 'Approved', way: 'TILL' }])
    })

    it('is refused after the program has ended, unless it was made before', async () => {
      const t = await tillsHarness(await open())
      await t.db.updateTable('programs').set({ status: 'Retired', retired_at: t.clock.now() }).where('id', '=', 'p').execute()
      t.clock.advance(hour)
      expect(await t.order()).toEqual({ code: 'ENDED' })
      expect(await t.order({ ago: 2 * 3600 })).toMatchObject({ isRepeat: false })
    })
  })
})

describe('undoing an order', () => {
  eachWorld((open) => {
    it('reverses its result within ten minutes, and once', async () => {
      const t = await tillsHarness(await open())
      const key = t.nextKey()
      await t.order({ key })
      t.clock.advance(tillLimits.undo)
      expect(await t.undo(key)).toMatchObject({ order: { undoneAt: expect.any(String) as unknown, undoFor: 0 }, isRepeat: false })
      expect(await t.undo(key)).toMatchObject({ isRepeat: true })
      expect(await t.conversions()).toMatchObject([{ status: 'Reversed', reason: 'REVERSED' }])
      expect(t.counted.at(-1)).toMatchObject({ from: 'Approved', to: 'Reversed' })
      expect(await t.shown()).toMatchObject({ orders: 0, sum: 0 })
      expect(await t.order({ key })).toMatchObject({ order: { undoneAt: expect.any(String) as unknown }, isRepeat: true })
    })

    it('is refused after ten minutes, while its owner may still reverse it by its number', async () => {
      const t = await tillsHarness(await open())
      const key = t.nextKey()
      await t.order({ key })
      t.clock.advance(tillLimits.undo + tillLimits.undoGrace + 1)
      expect(await t.undo(key)).toEqual({ code: 'UNDO_TOO_LATE' })
      const { data } = await t.tills.orders(t.owner, { programId: 'p' })
      const externalId = `till-${data[0]?.id ?? ''}`
      expect(await t.byCode(lamas, { externalId, status: 'REVERSED' })).toMatchObject({ status: 'Reversed' })
      expect((await t.tills.orders(t.owner, { programId: 'p' })).data).toMatchObject([{ status: 'Reversed', undoneAt: null }])
    })

    it('is refused for an order of another till', async () => {
      const t = await tillsHarness(await open())
      const key = t.nextKey()
      await t.order({ key })
      const other = await t.tills.make(t.owner, { programId: 'p', name: 'Other' })
      const link = other.till.url.split('/').at(-1) ?? ''
      const answer = await t.phone.enter(link, other.pin)
      const token = 'token' in answer ? answer.token : ''
      expect(await t.undo(key, { link, token })).toEqual({ code: 'ORDER_NOT_FOUND' })
    })
  })
})

describe('entering a till', () => {
  eachWorld((open) => {
    it('takes the PIN, and nothing else opens it', async () => {
      const t = await tillsHarness(await open())
      expect(await t.phone.enter(t.link, 'nope')).toEqual({ code: 'PIN_WRONG', left: 4 })
      expect(await t.phone.enter('another-link-of-nobody', t.pin)).toEqual({ code: 'TILL_NOT_FOUND' })
      for (const token of ['', 'x'.repeat(43)]) expect(await t.order({}, { link: t.link, token })).toEqual({ code: 'SIGNED_OUT' })
      expect(await t.order({}, { ...t.own, link: 'another-link-of-nobody' })).toEqual({ code: 'TILL_NOT_FOUND' })
    })

    it('is locked after five wrong PINs, for longer each time, and its owner sees it; phones that are in go on', async () => {
      const t = await tillsHarness(await open())
      expect(await t.lock()).toEqual({ code: 'TILL_LOCKED', retryAfter: 900 })
      expect(await t.phone.enter(t.link, t.pin)).toEqual({ code: 'TILL_LOCKED', retryAfter: 900 })
      expect(await t.shown()).toMatchObject({ locks: 1, lockedUntil: new Date(t.clock.now() + 15 * minute).toISOString() })
      expect(await t.order()).toMatchObject({ isRepeat: false })
      t.clock.advance(15 * minute)
      expect(await t.entered()).toEqual(expect.any(String))
      expect(await t.lock()).toMatchObject({ retryAfter: 3_600 })
    })

    it('ends for all phones with a new PIN, which also ends a lock', async () => {
      const t = await tillsHarness(await open())
      await t.lock()
      const renewed = await t.tills.renewPin(t.owner, { programId: 'p', id: t.till.id })
      expect(renewed.till).toMatchObject({ locks: 0, lockedUntil: null, phones: 0 })
      expect(await t.order()).toEqual({ code: 'SIGNED_OUT' })
      const token = await t.entered(renewed.pin)
      expect(await t.order({}, { link: t.link, token })).toMatchObject({ isRepeat: false })
    })

    it('ends for a phone that rested for thirty days, and for the one that rested longest if there are more than five', async () => {
      const t = await tillsHarness(await open())
      for (let phones = 0; phones < tillLimits.phones; phones++) {
        t.clock.advance(minute)
        await t.entered()
      }
      expect(await t.order()).toEqual({ code: 'SIGNED_OUT' })
      expect((await t.shown())?.phones).toBe(tillLimits.phones)
      const token = await t.entered()
      t.clock.advance(tillLimits.phoneRests)
      expect(await t.order({}, { link: t.link, token })).toEqual({ code: 'SIGNED_OUT' })
      expect((await t.shown())?.phones).toBe(0)
    })

    it('stores neither the PIN nor the token of a phone', async () => {
      const t = await tillsHarness(await open())
      const stored = JSON.stringify([
        await t.db.selectFrom('tills').selectAll().execute(),
        await t.db.selectFrom('till_phones').selectAll().execute(),
      ])
      expect(stored).not.toContain(`"${t.pin}"`)
      expect(stored).not.toContain(t.own.token)
    })
  })
})

describe('looking up a code', () => {
  eachWorld((open) => {
    it('names its participant, and the code that is read as an unknown one', async () => {
      const t = await tillsHarness(await open())
      expect(await t.phone.codeOf(t.own, ' rama-٧ ', 'en')).toEqual({ promoCode: lamas, name: 'لمى السبيعي' })
      await t.db
        .insertInto('promo_codes')
        .values({
          ...{
            program_id: 'p',
            profile_id: NOURA.profile.id,
            owner_id: NABT_COFFEE.profile.id,
            code: 'PAYM7',
            look: promoCodeLook('PAYM7'),
          },
          ...{ is_chosen: 1, created_at: 1 },
        })
        .execute()
      expect(await t.phone.codeOf(t.own, 'baym7', 'en')).toEqual({ code: 'CODE_NOT_FOUND', meant: 'PAYM7' })
      expect(await t.phone.codeOf(t.own, 'KMRT47', 'en')).toEqual({ code: 'CODE_NOT_FOUND' })
    })
  })
})

describe('the owner of a program', () => {
  eachWorld((open) => {
    it('sees what each till reported, with what became of it', async () => {
      const t = await tillsHarness(await open())
      await t.order()
      t.clock.advance(minute)
      await t.order({ code: nouras, amount: 10_00 })
      expect(await t.tills.orders(t.owner, { programId: 'p', pagination: { limit: 1 } })).toMatchObject({
        count: 2,
        data: [{ number: 2, code: nouras, profileId: NOURA.profile.id, tillName: 'Olaya, till 2', status: 'Approved' }],
      })
      expect(await t.tills.orders(t.owner, { programId: 'p', tillId: 'none' })).toEqual({ count: 0, data: [] })
      expect(await t.shown()).toMatchObject({ orders: 2, sum: 74_50, phones: 1, lastUsedAt: new Date(t.clock.now()).toISOString() })
    })

    it('revokes a till for ever: its phones are out, and what it reported stays', async () => {
      const t = await tillsHarness(await open())
      await t.order()
      expect(await t.tills.revoke(t.owner, { programId: 'p', id: t.till.id })).toMatchObject({
        revokedAt: expect.any(String) as unknown,
        phones: 0,
      })
      expect(await t.order()).toEqual({ code: 'TILL_NOT_FOUND' })
      expect(await t.phone.enter(t.link, t.pin)).toEqual({ code: 'TILL_NOT_FOUND' })
      await expect(t.tills.renewPin(t.owner, { programId: 'p', id: t.till.id })).rejects.toMatchObject({ code: 'TILL_NOT_FOUND' })
      expect(await t.conversions()).toMatchObject([{ status: 'Approved' }])
    })

    it('is the only one who sees and changes its tills', async () => {
      const t = await tillsHarness(await open())
      const stranger = { profileId: RAWSHAN.profile.id }
      const named = { programId: 'p', id: t.till.id }
      const calls = [
        () => t.tills.tills(stranger, 'p'),
        () => t.tills.orders(stranger, { programId: 'p' }),
        () => t.tills.make(stranger, { programId: 'p', name: 'x' }),
        () => t.tills.change(stranger, { ...named, name: 'x' }),
        () => t.tills.renewPin(stranger, named),
        () => t.tills.revoke(stranger, named),
        () => t.tills.tills(t.noura, 'p'),
      ]
      for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'PROGRAM_NOT_FOUND' })
    })

    it('has at most twenty tills in use', async () => {
      const t = await tillsHarness(await open())
      for (let count = 1; count < tillLimits.perProgram; count++) await t.tills.make(t.owner, { programId: 'p', name: `Till ${count}` })
      await expect(t.tills.make(t.owner, { programId: 'p', name: 'x' })).rejects.toMatchObject({ code: 'TILLS_LIMIT_REACHED' })
      await t.tills.revoke(t.owner, { programId: 'p', id: t.till.id })
      expect((await t.tills.make(t.owner, { programId: 'p', name: 'x' })).pin).toMatch(/^\d{4}$/)
    })
  })
})
