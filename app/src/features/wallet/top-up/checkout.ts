/** Where a payment goes on: a page of this app, or another site or page that the browser is sent to. */
export type Checkout = { readonly kind: 'page'; readonly path: string } | { readonly kind: 'site'; readonly address: string }

/**
 * Reads a checkout’s address. Followed are pages of this origin and other sites over https, nothing else. `home` is the path of the page
 * that people come back to: an address there needs no reload.
 */
export function checkoutOf(address: string, origin: string, home: string): Checkout | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  if (url.origin === origin && url.pathname === home) return { kind: 'page', path: `${url.pathname}${url.search}` }
  return url.origin === origin || url.protocol === 'https:' ? { kind: 'site', address: url.href } : null
}
