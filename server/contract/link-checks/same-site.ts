/** Second parts of national domains under which each name belongs to somebody else, such as `com.sa`. */
const shared = /^(?:com|net|org|gov|edu|co|ac|sch|med|pub|ltd|plc|or|ne|go)$/

/**
 * Returns the part of a host that one owner registers: the last two labels, or three under `com.sa` and the like. It need not be exact: it
 * only says whether a redirect stays with the same owner.
 */
function siteOf(host: string): string {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  const [top = '', second = ''] = labels.toReversed()
  return labels.slice(top.length === 2 && shared.test(second) ? -3 : -2).join('.')
}

/** Returns whether two hosts belong to one owner, as far as their names say. */
export const isSameSite = (one: string, other: string): boolean => siteOf(one) === siteOf(other)
