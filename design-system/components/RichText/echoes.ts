/** Most remembered values, for an owner that never passes a value back. */
const remembered = 200

/**
 * Distinguishes new values of a prop from values that the editor itself reported. The editor reports each change, and its owner passes the
 * value back as a prop, sometimes after further letters were typed. If such a value were taken for a new one, those letters would be lost.
 */
export function createEchoes(first: string) {
  /** The last value of the prop, then the values reported since, oldest first. */
  let reported: readonly string[] = [first]
  return {
    report(value: string) {
      reported = [...reported, value].slice(-remembered)
    },
    /**
     * Returns whether the value of the prop is one that was reported. Forgets the values before it, so the same value counts as new if it
     * comes again.
     */
    isEcho(value: string): boolean {
      const at = reported.lastIndexOf(value)
      reported = at < 0 ? [value] : reported.slice(at)
      return at >= 0
    },
  }
}

export type Echoes = ReturnType<typeof createEchoes>
