/** An address in the parts between `?` and `#`, each as it is written; null where the address has no such part. */
export type AddressParts = { readonly path: string; readonly query: string | null; readonly hash: string | null }

const rest = (parts: readonly string[], sign: string) => (parts.length === 0 ? null : parts.join(sign))

/** The first `#` begins the hash, and the first `?` before it the query. */
export function addressParts(url: string): AddressParts {
  const [address = '', ...hash] = url.split('#')
  const [path = '', ...query] = address.split('?')
  return { path, query: rest(query, '?'), hash: rest(hash, '#') }
}

export const joinParts = ({ path, query, hash }: AddressParts): string =>
  `${path}${query === null ? '' : `?${query}`}${hash === null ? '' : `#${hash}`}`

/** Text of an address as a page reads it; as it is written if its escapes are broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

export type Pair = { readonly name: string; readonly value: string }

/** `name=value` in its two halves; null for text that is no such pair. */
export function readPair(text: string): Pair | null {
  const at = text.indexOf('=')
  return at < 0 ? null : { name: decoded(text.slice(0, at)), value: text.slice(at + 1) }
}

/**
 * Every pair of a query and of a hash, in their order. Pages whose own path stands behind the `#` have their query there too
 * (`#/cups?ref=1`), and others write pairs alone (`#ref=1`).
 */
export const pairsOf = ({ query, hash }: AddressParts): Pair[] =>
  [query, hash].flatMap((part) => (part ?? '').split(/[?#&]/)).flatMap((text) => readPair(text) ?? [])
