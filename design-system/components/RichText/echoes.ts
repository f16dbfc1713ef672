/** Maximum number of remembered values, for an owner that never passes a value back. */
const remembered = 200

/**
 * Distinguishes new values of a prop from values that the editor itself reported. The editor reports each change, and its owner passes the
 * value back as a prop, sometimes after further letters were typed. If that late value were taken for a new value, those letters would be
 * lost.
 */
export function createEchoes(first: string) {
  /** The last value of the prop, then the values reported since, oldest first. */
  let reported: readonly string[] = [first]
  return {
    report(value: string) {
      reported = [...reported, value].slice(-remembered)
    },
    /**
     * Returns whether the value of the prop was reported by the editor. Forgets the values reported before it, so that an older value
     * counts as new if it comes again.
     */
    isEcho(value: string): boolean {
      const at = reported.lastIndexOf(value)
      reported = at < 0 ? [value] : reported.slice(at)
      return at >= 0
    },
  }
}

export type Echoes = ReturnType<typeof createEchoes>
