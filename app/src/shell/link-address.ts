import { useHref } from 'react-router'

/** Returns whether an address has its own scheme or host, which the router cannot resolve. */
export const isForeign = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)

/** Returns the address of a link for React Aria: resolved by the router if it is a page of ours, unchanged if it is external. */
export function useLinkAddress(href: string): string {
  const own = useHref(isForeign(href) ? '' : href)
  return isForeign(href) ? href : own
}
