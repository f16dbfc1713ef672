const day = 86_400_000

export type Bounds = {
  /** Most answers of a person. */
  readonly answers: number
  /** Most bytes of all answers, and of one. */
  readonly bytes: number
  readonly bytesOfOne: number
  /** Milliseconds after which an answer is not shown any more. */
  readonly life: number
}

/** What a device stores at most. 2 MB are about a tenth of what a phone stores of the app itself. */
export const bounds: Bounds = { answers: 200, bytes: 2_000_000, bytesOfOne: 200_000, life: 7 * day }

export type StoredEntry = { readonly address: string; readonly at: number; readonly bytes: number }

/**
 * Returns whether an answer is young enough to be shown. A time that is not known, or more than a day ahead, is not: the device's clock was
 * wrong then.
 */
export const isReadable = (at: unknown, now: number, { life }: Pick<Bounds, 'life'> = bounds): at is number =>
  typeof at === 'number' && now - at <= life && at - now <= day

/** Returns the addresses to remove: those that are too old, then the oldest, until the rest is within the bounds. */
export function excessOf(entries: readonly StoredEntry[], now: number, limits: Bounds = bounds): string[] {
  let [count, bytes] = [0, 0]
  return entries
    .toSorted((one, other) => other.at - one.at)
    .filter((entry) => {
      if (!isReadable(entry.at, now, limits)) return true
      count += 1
      bytes += entry.bytes
      return count > limits.answers || bytes > limits.bytes
    })
    .map(({ address }) => address)
}
