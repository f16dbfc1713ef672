/** Things that are taken one after the other and may be put back. The one that was put back first is taken first. */
export function poolOf<Thing>(all: readonly Thing[]) {
  const free = new Set(all)
  return {
    /** Takes the thing that has waited longest; undefined if none is there. */
    take(): Thing | undefined {
      const [first] = free
      if (first !== undefined) free.delete(first)
      return first
    },
    put: (thing: Thing): void => void free.add(thing),
  }
}
