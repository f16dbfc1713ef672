import { describe, expect, onTestFinished, test } from 'vitest'
import { NABT_COFFEE } from '@wasla/mocks/world/businesses.ts'
import { NOURA } from '@wasla/mocks/world/networkers.ts'
import { codeOf, signIn, startPair } from './pair.ts'

describe('the mock and the server', () => {
  test('agree on shops: beginning, signing in, entering a key, moving between steps, and removing', async () => {
    const pair = await startPair()
    onTestFinished(() => pair.close())
    const call = (field: string, variables: (id: string) => Record<string, unknown>) =>
      pair.call(field, { variables: ({ shop }) => variables(shop ?? 'none') })

    await signIn(pair, NOURA)
    expect(codeOf(await call('shops', () => ({})))).toBe('FORBIDDEN')
    await signIn(pair, NABT_COFFEE)
    await call('shops', () => ({}))
    expect(codeOf(await call('beginShop', () => ({ kind: 'SHOPIFY' })))).toBeUndefined()
    const sign = (over: Record<string, unknown>) =>
      call('signInToShop', (id) => ({ input: { id, redirectUri: 'https://wasla.example/settings/shops', ...over } }))
    expect(codeOf(await sign({ redirectUri: '' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await sign({ redirectUri: 'javascript:0' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await call('completeShop', () => ({ input: { state: 'none', code: 'none' } })))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await call('checkShop', (id) => ({ id })))).toBe('SHOP_NOT_FOUND')
    expect(codeOf(await call('moveShop', (id) => ({ input: { id, step: 'READY' } })))).toBe('DTO_VALIDATION_ERROR')
    await call('shopOrders', (id) => ({ id }))
    await call('removeShop', (id) => ({ id }))
    expect(codeOf(await call('removeShop', (id) => ({ id })))).toBe('SHOP_NOT_FOUND')

    expect(codeOf(await call('beginShop', () => ({ kind: 'WOOCOMMERCE' })))).toBeUndefined()
    await call('beginShop', () => ({ kind: 'WOOCOMMERCE' }))
    expect(codeOf(await sign({}))).toBe('SHOP_NOT_FOUND')
    await call('moveShop', (id) => ({ input: { id, step: 'ACCESS' } }))
    const enter = (over: Record<string, unknown>) =>
      call('enterShopKey', (id) => ({ input: { id, address: 'store.nabt.example', key: 'ck_wrong', secret: 'cs_wrong', ...over } }))
    expect(codeOf(await enter({ address: 'localhost' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await enter({ key: 'wrong' }))).toBe('DTO_VALIDATION_ERROR')
    expect(codeOf(await enter({}))).toBe('SHOP_ACCESS_REFUSED')
    await call('shops', () => ({}))
    await call('removeShop', (id) => ({ id }))
  })
})
