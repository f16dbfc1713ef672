/** A position in the write-ahead log of the primary server, in bytes, and when it was read. */
type Sample = { readonly at: number; readonly position: number }

/** Number of samples that are remembered. A replica that is further behind is not used anyway. */
const most = 120

/**
 * Remembers which position the primary server had reached at which moment. From this follows how far a replica is behind, without comparing
 * the clocks of two machines, and also if nothing is written for a while.
 */
export function createPositions() {
  let samples: Sample[] = []

  return {
    /** Adds a position. If it is before the last one, another server has become the primary server, so earlier positions are dropped. */
    add(sample: Sample): void {
      const last = samples.at(-1)
      samples = last && last.position > sample.position ? [sample] : [...samples.slice(1 - most), sample]
    },
    /**
     * Returns the latest known moment until which a replica at this position has every change; null if no remembered moment is early
     * enough.
     */
    completeUntil: (position: number): number | null => samples.findLast((sample) => sample.position <= position)?.at ?? null,
  }
}
