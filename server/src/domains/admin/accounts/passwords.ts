import { hash, verify } from '@node-rs/argon2'

/** Hashes with argon2id, 19 MiB and two passes: the package's default and OWASP's first choice. */
export const hashPassword = (password: string): Promise<string> => hash(password)

let nobodys: Promise<string> | undefined

/**
 * Returns whether a password matches its hash. Without a hash, returns false after the same time, so that the response time does not reveal
 * which addresses have an account.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await (nobodys ??= hash('the password of nobody')))
  const right = await verify(against, password)
  return stored !== null && right
}
