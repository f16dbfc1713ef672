import { readUrl } from '../../platform/url.ts'

/** Where a brand reads who sent a visitor (K-17, N-02). */
export const clickIdParameter = 'nw_click_id'
const macro = /\{click_id\}|%7Bclick_id%7D/gi

/** An address with something more in its query, whatever stands behind the `#`. */
export const beforeHash = (url: string, added: string): string => {
  const [address = '', ...hash] = url.split('#')
  const [path = '', ...query] = address.split('?')
  const search = [...(query.length > 0 ? [query.join('?')] : []), added].filter((part) => part !== '').join('&')
  return [`${path}?${search}`, ...hash].join('#')
}

/** Whether an address says itself where the click id goes. */
export function hasClickIdMacro(trackingUrl: string): boolean {
  macro.lastIndex = 0
  return macro.test(trackingUrl)
}

/** A brand's address as a visitor is sent to it (K-17): the macro is replaced, or else `nw_click_id` is appended. */
export function visitAddress(trackingUrl: string, clickId: string): string {
  if (hasClickIdMacro(trackingUrl)) return trackingUrl.replace(macro, clickId)
  return beforeHash(trackingUrl, `${clickIdParameter}=${clickId}`)
}

/** Whether an address still says who sent the visitor, under whatever name (K-17). */
export function hasClickId(address: string, clickId: string): boolean {
  const url = readUrl(address)
  return url !== null && `${url.pathname}${url.search}${url.hash}`.includes(clickId)
}
