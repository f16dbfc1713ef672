/** A place in the write-ahead log of the primary server, in bytes since its beginning, and when it was read. */
type Sample = { readonly at: number; readonly position: number }

/** Number of samples that are remembered: a replica that is further behind does not answer anyway. */
const most = 120

/**
 * Remembers which place the primary server had reached at which moment. So it is known how old a replica is without comparing the clocks of
 * two machines, and also if nothing is written for a while.
 */
export function createPositions() {
  let samples: Sample[] = []

  return {
    /** Adds a place. If it lies before the last one, another server became the primary one, and the earlier places mean nothing. */
    add(sample: Sample): void {
      const last = samples.at(-1)
      samples = last && last.position > sample.position ? [sample] : [...samples.slice(1 - most), sample]
    },
    /** Returns a moment until which a replica at this place has every change; null if none of the remembered moments is early enough. */
    completeUntil: (position: number): number | null => samples.findLast((sample) => sample.position <= position)?.at ?? null,
  }
}
