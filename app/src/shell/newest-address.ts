import type { DataRouter, NavigateOptions } from 'react-router'

/** The part of a router that changes of the address need. */
export type AddressRouter = {
  readonly state: Pick<DataRouter['state'], 'location' | 'navigation'>
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>
}

export type ChangeAddress = (
  /** Receives the newest query. Returns the next query of this page, or a whole address. */
  change: (newest: URLSearchParams) => URLSearchParams | string,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
) => void

/** Returns whether another page is being fetched that will replace the current one. */
export function isLeaving({ state: { location, navigation } }: AddressRouter): boolean {
  return navigation.location !== undefined && navigation.location.pathname !== location.pathname
}

/** Returns the newest query of the page, even if the page has not rendered it yet. */
function newestQuery(router: AddressRouter): URLSearchParams {
  const { location, navigation } = router.state
  return new URLSearchParams((isLeaving(router) ? location : (navigation.location ?? location)).search)
}

/**
 * Changes a part of the address, based on the newest address instead of the rendered one. On a slow phone, a person may press twice before
 * the first change renders. Neither change must undo the other.
 */
export function changeAddress(router: AddressRouter, ...[change, options]: Parameters<ChangeAddress>): Promise<void> {
  const next = change(newestQuery(router))
  return router.navigate(typeof next === 'string' ? next : `?${next.toString()}`, options)
}
