import { useHref } from 'react-router'

/** Returns whether an address has a scheme or a host. The router cannot resolve such an address. */
const isForeign = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)

/** Returns the address of a link for React Aria. The router resolves addresses of our pages; external addresses stay unchanged. */
export function useLinkAddress(href: string): string {
  const own = useHref(isForeign(href) ? '' : href)
  return isForeign(href) ? href : own
}
