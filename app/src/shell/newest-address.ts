import type { DataRouter, NavigateOptions } from 'react-router'

/** The part of a router that is needed here. */
export type AddressRouter = {
  readonly state: Pick<DataRouter['state'], 'location' | 'navigation'>
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>
}

export type ChangeAddress = (
  /** Makes the next address from the newest query: a query of this page, or a whole address. */
  change: (newest: URLSearchParams) => URLSearchParams | string,
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset'>,
) => void

/** Whether another page is being fetched, which takes the place of this one as soon as it is there. */
export function isLeaving({ state: { location, navigation } }: AddressRouter): boolean {
  return navigation.location !== undefined && navigation.location.pathname !== location.pathname
}

/** The query that the page has, or is about to have, whether or not it was drawn. */
function newestQuery(router: AddressRouter): URLSearchParams {
  const { location, navigation } = router.state
  return new URLSearchParams((isLeaving(router) ? location : (navigation.location ?? location)).search)
}

/**
 * Changes a part of the address. It starts from the newest address and not from the one that was drawn last: on a slow phone a person
 * presses twice before the first press is drawn, and neither may undo the other.
 */
export function changeAddress(router: AddressRouter, ...[change, options]: Parameters<ChangeAddress>): Promise<void> {
  const next = change(newestQuery(router))
  return router.navigate(typeof next === 'string' ? next : `?${next.toString()}`, options)
}
