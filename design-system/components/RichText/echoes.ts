/** Most remembered values, for an owner that never passes any back. */
const remembered = 200

/**
 * Tells a value that comes back from a new one. An editor reports each change, and its owner passes the value back as a prop, sometimes
 * after further letters were typed: if it were taken for a new value, it would undo them.
 */
export function createEchoes(first: string) {
  /** The last value of the prop, then those reported since, oldest first. */
  let reported: readonly string[] = [first]
  return {
    report(value: string) {
      reported = [...reported, value].slice(-remembered)
    },
    /** Returns whether the prop brings back a reported value. Values before it are forgotten: the same value is new if it comes again. */
    isEcho(value: string): boolean {
      const at = reported.lastIndexOf(value)
      reported = at < 0 ? [value] : reported.slice(at)
      return at >= 0
    },
  }
}

export type Echoes = ReturnType<typeof createEchoes>
