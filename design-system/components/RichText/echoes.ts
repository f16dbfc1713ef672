/** An owner that never hands anything back is not remembered for ever. */
const remembered = 200

/**
 * Tells a value that comes back from one that is new. An editor reports each change, and its owner hands the value back as a prop, at
 * times only after further letters were typed: taken for a new one, it would undo them.
 */
export function createEchoes(first: string) {
  /** The value the prop had last, then those reported since, oldest first. */
  let reported: readonly string[] = [first]
  return {
    report(value: string) {
      reported = [...reported, value].slice(-remembered)
    },
    /** Whether the prop brings back what was reported. Those before it are over: the same value is a new one when it comes again. */
    isEcho(value: string): boolean {
      const at = reported.lastIndexOf(value)
      reported = at < 0 ? [value] : reported.slice(at)
      return at >= 0
    },
  }
}

export type Echoes = ReturnType<typeof createEchoes>
