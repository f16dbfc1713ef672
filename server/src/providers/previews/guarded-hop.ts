import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { Open } from './open-pinned.ts'
import { isPublicAddress } from './public-address.ts'

export type Network = {
  /** Every address a name has. */
  resolve(name: string): Promise<readonly string[]>
  open: Open
}

/** What was not fetched, and why. The reason names nothing but the host. */
export class NotFetched extends Error {
  override name = 'NotFetched'
}

/** Answers that lead on. */
export const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/** An address we may ask: https, on its usual port, of a name that is allowed, without user and password. */
export function checkedAddress(address: string, isAllowed: (host: string) => boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.protocol !== 'https:' || webAddress(url.href) === null) throw new NotFetched('an address of another kind')
  if (!isAllowed(url.hostname)) throw new NotFetched(`${url.hostname} is not on the list`)
  return url
}

/** A question that cannot be taken back is not waited for any longer. */
const inTime = <T>(answer: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new NotFetched('too late'))
    if (signal.aborted) late()
    signal.addEventListener('abort', late, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', late))
  })

/** The machine behind a name. One that is not on the open network spoils them all: such a name is set up to lead inside. */
export async function machineOf(name: string, network: Network, signal: AbortSignal): Promise<string> {
  const machines = await inTime(network.resolve(name), signal)
  if (!machines.every(isPublicAddress)) throw new NotFetched(`${name} leads to a machine that is not on the open network`)
  const [first] = machines
  if (first === undefined) throw new NotFetched(`${name} leads nowhere`)
  return first
}
