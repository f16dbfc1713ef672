import { describe, expect, it } from 'vitest'
import { clickIdIn } from './click-id.ts'
import { halalasFrom } from './amount.ts'
import type { ShopRecord } from './record.ts'
import { afterOrder, decideGrant, decideKey, decideMove, decideReturn, decideSignIn } from './setup.ts'

const shop: ShopRecord = {
  ...{ id: 's', profileId: 'p', kind: 'SHOPIFY', step: 'SIGN_IN', address: null, secrets: null, stateHash: 'h', stateUserId: 'u' },
  ...{ stateUntil: 100, redirectUri: null, createdAt: 0, connectedAt: null, lastOrderAt: null, testedAt: null, testHasSource: false },
}
const connected: ShopRecord = { ...shop, secrets: 'sealed', address: 'nabt.myshopify.com', step: 'KEEP' }
const signing = {
  userId: 'u',
  stateHash: 'h',
  now: 50,
  isReturnAddress: (address: string) => address === 'https://wasla.example/settings/shops',
}
const signIn = (address: string, redirectUri = 'https://wasla.example/settings/shops') =>
  decideSignIn(shop, { id: 's', redirectUri, address }, signing)

describe('a sign-in at a platform', () => {
  it('leads back to our page alone', () => expect(signIn('nabt', 'https://evil.example/').problem?.code).toBe('DTO_VALIDATION_ERROR'))

  it('of Shopify goes to a shop of Shopify alone', () => {
    expect(signIn('Nabt').changes?.address).toBe('nabt.myshopify.com')
    expect(signIn('https://nabt.myshopify.com/').changes?.address).toBe('nabt.myshopify.com')
    for (const address of ['nabt.example', 'nabt.myshopify.com.evil.example', 'nabt.myshopify.com/admin', 'evil.example?.myshopify.com'])
      expect(signIn(address).problem?.code, address).toBe('DTO_VALIDATION_ERROR')
  })

  it('is completed by the user who began it, and in time', () => {
    expect(decideReturn(shop, { userId: 'u', now: 99 }).changes).toMatchObject({ stateHash: null })
    expect(decideReturn(shop, { userId: 'u', now: 100 }).problem?.code).toBe('DTO_VALIDATION_ERROR')
    expect(decideReturn(shop, { userId: 'other', now: 50 }).problem?.code).toBe('DTO_VALIDATION_ERROR')
  })

  it('does not replace an installed shop by another one', () => {
    expect(decideGrant(connected, 'nabt.myshopify.com').problem).toBeUndefined()
    expect(decideGrant(connected, 'other.myshopify.com').problem?.code).toBe('SHOP_ACCESS_REFUSED')
  })
})

describe('an installation', () => {
  it('moves by a button between free steps only', () => {
    expect(decideMove(connected, { id: 's', step: 'TEST' }).changes?.step).toBe('TEST')
    for (const step of ['READY', 'ARRIVE', 'ACCESS'] as const) expect(decideMove(connected, { id: 's', step }).problem, step).toBeDefined()
    expect(decideMove(shop, { id: 's', step: 'ACCESS' }).problem?.code).toBe('DTO_VALIDATION_ERROR')
  })

  it('ends with an order that has its click, and not with one without', () => {
    expect(afterOrder({ ...connected, step: 'ARRIVE' }, true, true, 7)).toMatchObject({ step: 'READY', connectedAt: 7, lastOrderAt: 7 })
    expect(afterOrder({ ...connected, step: 'ARRIVE' }, false, true, 7)).toMatchObject({
      step: 'ARRIVE',
      testedAt: 7,
      testHasSource: false,
    })
  })

  it('takes the keys of WooCommerce only, for a public address', () => {
    const woo: ShopRecord = { ...shop, kind: 'WOOCOMMERCE', step: 'ACCESS' }
    const typed = { id: 's', address: 'Store.nabt.example/shop/', key: ' ck_1 ', secret: 'cs_1' }
    expect(decideKey(woo, typed).changes).toEqual({ address: 'store.nabt.example/shop', key: 'ck_1', secret: 'cs_1' })
    for (const address of ['localhost', '10.0.0.1', 'http://user@nabt.example', 'nabt.example:8080', ''])
      expect(decideKey(woo, { ...typed, address }).problem?.code, address).toBe('DTO_VALIDATION_ERROR')
    expect(decideKey(connected, typed).problem?.code).toBe('SHOP_NOT_FOUND')
  })
})

describe('what a shop prints', () => {
  const id = '0190a000-0000-7000-8000-00000000000a'

  it('is read as an amount without rounding', () => {
    expect(['899.10000000000000', '64.5', 64.5, 1, '0.00', '12.345', '1e3', '-1', null].map(halalasFrom)).toEqual([
      ...[899_10, 64_50, 64_50, 1_00, 0, null, null, null, null],
    ])
  })

  it('has a click id if it is one, or names the parameter', () => {
    expect(clickIdIn([null, `nw_click_id=${id.toUpperCase()}`])).toBe(id)
    expect(clickIdIn([`https://nabt.example/?utm_source=x&nw_click_id=${id}&a=1`])).toBe(id)
    expect(clickIdIn([id])).toBe(id)
    expect(clickIdIn(['test'])).toBe('test')
    expect(clickIdIn([`please ${id}`, 'nw_click_id=', 'nw_click_id=test-more', 7])).toBeNull()
  })
})
