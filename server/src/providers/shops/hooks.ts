import type { HookState } from './port.ts'

/** A subscription as a platform lists it. `isOn`: the platform still sends it. */
export type ListedHook = { readonly id: string; readonly event: string; readonly url: string; readonly isOn: boolean }

type Change = { add(event: string): Promise<unknown>; remove(id: string): Promise<unknown> }

/**
 * Makes a shop have exactly one subscription of each event at an address. Subscriptions that the platform switched off are removed and made
 * again. Returns whether anything was missing.
 */
export async function keepHooks(
  events: readonly string[],
  listed: readonly ListedHook[],
  url: string,
  { add, remove }: Change,
): Promise<HookState> {
  const ours = listed.filter((one) => one.url === url)
  const working = events.map((event) => ours.find((one) => one.event === event && one.isOn))
  const missing = events.filter((_, at) => working[at] === undefined)
  for (const one of ours) if (!working.includes(one)) await remove(one.id)
  for (const event of missing) await add(event)
  return missing.length === 0 ? 'WORKING' : 'REPAIRED'
}
