/** Where a payment continues: a page that the app opens itself, or an address to which the browser navigates. */
export type Checkout = { readonly kind: 'page'; readonly path: string } | { readonly kind: 'site'; readonly address: string }

/**
 * Parses a checkout's address. Accepts only pages of this origin and other sites over https; returns null for anything else. `home` is the
 * path to which payers return; an address with this path needs no reload.
 */
export function checkoutOf(address: string, origin: string, home: string): Checkout | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin === origin && url.pathname === home) return { kind: 'page', path: `${url.pathname}${url.search}` }
  return url.origin === origin || url.protocol === 'https:' ? { kind: 'site', address: url.href } : null
}
