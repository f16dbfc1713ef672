export type Side = 'ours' | 'bare'

/** The functions that the benchmark calls in its page. Each step is a call of its own, so that its time can be measured from outside. */
export type Bench = {
  names: readonly string[]
  prepare: (name: string, side: Side) => void
  mount: () => void
  update: () => void
  clear: () => void
}
