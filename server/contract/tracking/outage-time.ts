/** A time in which the page of a program was down, or seemed to be. `until` is null while it lasts. Times in milliseconds. */
export type OutageTime = { readonly programId: string; readonly from: number; readonly until: number | null }

/** Returns whether a time lies within one of these outages; an outage ends just before `until`. */
export const isInOutage = (at: number, outages: readonly OutageTime[]): boolean =>
  outages.some(({ from, until }) => at >= from && (until === null || at < until))

/** What the name of a network ends with under which the clicks of an outage are counted. No hash of a network contains it. */
const mark = '+outage'

/**
 * Returns the name under which the clicks of a network during outages of one day are counted. They have a count of their own, so that no
 * click before or after an outage is judged by them.
 */
export const outageNetwork = (network: string): string => `${network}${mark}`

/** Returns the network that is meant by a name: of the clicks of an outage, or of any other. */
export const networkNamed = (name: string): string => (name.endsWith(mark) ? name.slice(0, -mark.length) : name)
export const isOutageNetwork = (name: string): boolean => name.endsWith(mark)
