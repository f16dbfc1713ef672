import type { DataRouter, NavigateOptions } from 'react-router'

/** The part of a router that is used. */
export type AddressRouter = {
  readonly state: Pick<DataRouter['state'], 'location' | 'navigation'>
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>
}

export type ChangeAddress = (
  /** Returns the next query of this page, or a whole address, made from the newest query. */
  change: (newest: URLSearchParams) => URLSearchParams | string,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
) => void

/** Returns whether another page is being fetched, which will replace this one. */
export function isLeaving({ state: { location, navigation } }: AddressRouter): boolean {
  return navigation.location !== undefined && navigation.location.pathname !== location.pathname
}

/** Returns the query that the page has or is about to have, even if it has not rendered yet. */
function newestQuery(router: AddressRouter): URLSearchParams {
  const { location, navigation } = router.state
  return new URLSearchParams((isLeaving(router) ? location : (navigation.location ?? location)).search)
}

/**
 * Changes a part of the address, based on the newest address instead of the last rendered one. On a slow phone a person may press twice
 * before the first change renders, and neither change may undo the other.
 */
export function changeAddress(router: AddressRouter, ...[change, options]: Parameters<ChangeAddress>): Promise<void> {
  const next = change(newestQuery(router))
  return router.navigate(typeof next === 'string' ? next : `?${next.toString()}`, options)
}
