export type Side = 'ours' | 'bare'

/** What the page of the benchmark offers: each step is a call of its own, so that its time can be read from outside. */
export type Bench = {
  names: readonly string[]
  prepare: (name: string, side: Side) => void
  mount: () => void
  update: () => void
  clear: () => void
}
