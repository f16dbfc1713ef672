import { keyedHash, sameText } from './keyed-hash.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The only header that a token may have. The algorithm is fixed here, so that a token cannot choose one (security case 12). */
const header = encode({ alg: 'HS256', typ: 'JWT' })

/** Length in characters of the longest token that is checked. Ours are shorter, and no hash is computed for a longer token. */
const longestToken = 1024

export function signJwt(key: Buffer, claims: object): string {
  const body = `${header}.${encode(claims)}`
  return `${body}.${keyedHash(key, body)}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the unchecked claims of a token that was signed with `key`; null for any other text. */
export function openJwt(key: Buffer, token: string): unknown {
  if (token.length > longestToken) return null
  const [head, payload, signature, ...more] = token.split('.')
  if (head !== header || !payload || !signature || more.length > 0) return null
  if (!sameText(signature, keyedHash(key, `${head}.${payload}`))) return null
  return parse(Buffer.from(payload, 'base64url').toString())
}
