import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { clickIdIn } from '@wasla/contract/shops/click-id.ts'
import { snippetOf } from '@wasla/contract/shops/snippets.ts'

const clickId = '0198f3a0-0000-7000-8000-000000000002'
const codeOf = (kind: 'SALLA' | 'ZID' | 'SHOPIFY') => /^<script>([\s\S]*)<\/script>$/.exec(snippetOf(kind) ?? '')?.[1] ?? ''

type Product = { custom_fields?: readonly { readonly name: string; readonly value: string }[] }

/** Runs a snippet on a page of a shop. Returns the cookies that it wrote, and what the cart of the shop got. */
function visit(kind: 'SALLA' | 'ZID' | 'SHOPIFY', { href = 'https://nabt.example/', cookie = '' }) {
  const [cookies, cart]: [string[], unknown[]] = [[], []]
  const document = {
    get cookie() {
      return [cookie, ...cookies.map((one) => one.split(';')[0])].filter(Boolean).join('; ')
    },
    set cookie(one: string) {
      cookies.push(one)
    },
  }
  const zid = { cart: { addProduct: (product: Product) => cart.push(product) } }
  const item = { id: 7, quantity: 2, notes: '' }
  const salla = {
    onReady: (begin: () => void) => begin(),
    cart: {
      updateItem: (change: unknown) => cart.push(change),
      event: { onItemAdded: (keep: (answer: unknown) => void) => keep({ data: { cart: { items: [item] } } }) },
    },
  }
  const fetch = (address: string, { body }: { body: string }) => cart.push([address, JSON.parse(body)])
  runInContext(codeOf(kind), createContext({ location: { href }, document, window: { zid }, salla, fetch }))
  if (kind === 'ZID') zid.cart.addProduct({})
  return { cookies, cart }
}

describe('the snippets of shops', () => {
  it.each([
    ['SALLA', { id: 7, quantity: 2, notes: `nw_click_id=${clickId}` }],
    ['ZID', { custom_fields: [expect.objectContaining({ name: 'nw_click_id', value: clickId })] }],
    ['SHOPIFY', ['/cart/update.js', { attributes: { nw_click_id: clickId } }]],
  ] as const)('put the click of the visit into the cart: %s', (kind, expected) => {
    expect(visit(kind, { href: `https://nabt.example/?utm_source=x&nw_click_id=${clickId.toUpperCase()}#top` }).cart).toEqual([expected])
    expect(visit(kind, { cookie: `other=1; nw_click_id=${clickId}` }).cart).toEqual([expected])
  })

  it.each(['SALLA', 'ZID', 'SHOPIFY'] as const)('keep the click for thirty days, as long as it may count: %s', (kind) => {
    const { cookies } = visit(kind, { href: `https://nabt.example/?nw_click_id=${clickId}` })
    expect(cookies).toEqual([`nw_click_id=${clickId}; path=/; max-age=2592000; samesite=lax; secure`])
  })

  it.each(['SALLA', 'ZID', 'SHOPIFY'] as const)('put nothing of a visit without a click into the cart: %s', (kind) => {
    const { cookies, cart } = visit(kind, { href: 'https://nabt.example/?nw_click_id=test-more&other=1' })
    expect([cookies, cart.map((one) => clickIdIn([JSON.stringify(one)]))]).toEqual([[], kind === 'ZID' ? [null] : []])
  })

  it('end their script only at its end', () => {
    for (const kind of ['SALLA', 'ZID', 'SHOPIFY'] as const) expect(codeOf(kind)).not.toContain('</')
    expect(snippetOf('WOOCOMMERCE')).toBeNull()
  })
})
