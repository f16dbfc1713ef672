import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { EnvironmentProblems } from '../config/environment-problems.ts'

function keyFrom(name: string, pem: string, read: (pem: string) => KeyObject): KeyObject {
  try {
    const key = read(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The sentence below says what is expected.
  }
  throw new EnvironmentProblems([`${name} is no Ed25519 key in PEM form`])
}

type Source = Readonly<Record<string, string | undefined>>

/** Returns the private key in a variable of the environment; undefined if it is not set. Throws `EnvironmentProblems` for another kind of key. */
export function signingKey(source: Source, name: string): KeyObject | undefined {
  const pem = source[name]
  return pem ? keyFrom(name, pem, (text) => createPrivateKey(text)) : undefined
}

/**
 * Returns the key that proves signatures of the key `name`: that of `publicName`, else the public half of `name`. Throws
 * `EnvironmentProblems` if there is none, because a key from the same place as the signature proves nothing.
 */
export function provingKey(source: Source, name: string, publicName: string): KeyObject {
  const pem = source[publicName]
  if (pem) return keyFrom(publicName, pem, (text) => createPublicKey(text))
  const own = signingKey(source, name)
  if (own) return createPublicKey(own)
  throw new EnvironmentProblems([`${publicName} is missing: a signature proves nothing without a key from another place`])
}
