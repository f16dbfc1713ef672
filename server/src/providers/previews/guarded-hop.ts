import { webAddress } from '@wasla/contract/validation/web-address.ts'
import type { Open } from './open-pinned.ts'
import { isPublicAddress } from './public-address.ts'

export type Network = {
  /** Returns every address of a name. */
  resolve(name: string): Promise<readonly string[]>
  open: Open
}

/** Thrown if nothing was fetched. The message names only the host. `about`: what is wrong with the name of the host, if that is the reason. */
export class NotFetched extends Error {
  override name = 'NotFetched'
  readonly about: 'DNS' | 'PRIVATE_ADDRESS' | null
  constructor(message: string, about: NotFetched['about'] = null) {
    super(message)
    this.about = about
  }
}

/** Statuses of redirects. */
export const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

/**
 * Returns an address that we may call: HTTPS on its default port, with an allowed name and without user and password. Throws `NotFetched`
 * otherwise.
 */
export function checkedAddress(address: string, isAllowed: (host: string) => boolean): URL {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || url.protocol !== 'https:' || webAddress(url.href) === null) throw new NotFetched('an address of another kind')
  if (!isAllowed(url.hostname)) throw new NotFetched(`${url.hostname} is not on the list`)
  return url
}

/** Stops waiting for a promise at the deadline, for work that cannot be cancelled. Throws `NotFetched`. */
const inTime = <T>(answer: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const late = () => reject(new NotFetched('too late'))
    if (signal.aborted) late()
    signal.addEventListener('abort', late, { once: true })
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', late))
  })

/**
 * Returns the address of a name. Throws `NotFetched` if any of its addresses is not public: such a name was made to lead us into a private
 * network.
 */
export async function machineOf(name: string, network: Pick<Network, 'resolve'>, signal: AbortSignal): Promise<string> {
  const machines = await inTime(network.resolve(name), signal)
  if (!machines.every(isPublicAddress))
    throw new NotFetched(`${name} leads to a machine that is not on the open network`, 'PRIVATE_ADDRESS')
  const [first] = machines
  if (first === undefined) throw new NotFetched(`${name} leads nowhere`, 'DNS')
  return first
}
