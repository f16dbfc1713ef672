import { webAddress } from '@wasla/contract/validation/web-address.ts'

/** Returns the address of a shop as it is stored: without scheme and without `/` at its end. Null for anything that is no public address. */
export function hostOf(typed: string | null | undefined): string | null {
  const address = typed ? webAddress(typed) : null
  return address === null ? null : (/^https?:\/\/([^?#]+?)\/*(?:[?#]|$)/.exec(address)?.[1] ?? null)
}
