import { useHref } from 'react-router'

/** An address with a scheme or a host of its own: the router knows nothing of it. */
export const isForeign = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)

/** Where a link leads, as React Aria asks for it: a page of ours as the router writes it, another site's as it stands. */
export function useLinkAddress(href: string): string {
  const own = useHref(isForeign(href) ? '' : href)
  return isForeign(href) ? href : own
}
