/** The parts of an address, as written: before `?`, between `?` and `#`, after `#`; null if a part is missing. */
export type AddressParts = { readonly path: string; readonly query: string | null; readonly hash: string | null }

const rest = (parts: readonly string[], sign: string) => (parts.length === 0 ? null : parts.join(sign))

/** Splits an address: the hash starts at the first `#`, the query at the first `?` before it. */
export function addressParts(url: string): AddressParts {
  const [address = '', ...hash] = url.split('#')
  const [path = '', ...query] = address.split('?')
  return { path, query: rest(query, '?'), hash: rest(hash, '#') }
}

export const joinParts = ({ path, query, hash }: AddressParts): string =>
  `${path}${query === null ? '' : `?${query}`}${hash === null ? '' : `#${hash}`}`

/** Returns a decoded text of an address; unchanged if its escapes are broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

export type Pair = { readonly name: string; readonly value: string }

/** Splits `name=value`; null if there is no `=`. */
export function readPair(text: string): Pair | null {
  const at = text.indexOf('=')
  return at < 0 ? null : { name: decoded(text.slice(0, at)), value: text.slice(at + 1) }
}

/**
 * Returns every pair of a query and of a hash, in order. Some pages have their own path and query after the `#` (`#/cups?ref=1`), others
 * only pairs (`#ref=1`).
 */
export const pairsOf = ({ query, hash }: AddressParts): Pair[] =>
  [query, hash].flatMap((part) => (part ?? '').split(/[?#&]/)).flatMap((text) => readPair(text) ?? [])
