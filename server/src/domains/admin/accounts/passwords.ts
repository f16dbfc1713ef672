import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB and two passes, the package's own choice and OWASP's first. */
export const hashPassword = (password: string): Promise<string> => hash(password)

let nobodys: Promise<string> | undefined

/**
 * Whether the password is the one that was hashed. Without a hash it takes as long and answers false, so that the time of an answer does
 * not reveal which addresses have an account.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await (nobodys ??= hash('the password of nobody')))
  const right = await verify(against, password)
  return stored !== null && right
}
