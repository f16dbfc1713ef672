const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const domain = /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/

/** A typed address with its host in lower case, or null where nobody could be written to at it. */
export function emailAddress(typed: string): string | null {
  const text = typed.trim()
  const at = text.lastIndexOf('@')
  const [user, host] = [text.slice(0, at), text.slice(at + 1)]
  if (at < 1 || text.length > 254 || user.length > 64 || !local.test(user) || !domain.test(host)) return null
  return `${user}@${host.toLowerCase()}`
}
