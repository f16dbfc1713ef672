import type { ReactNode } from 'react'

/** One of a few visible options. */
export type ChoiceOption<Id extends string = string> = {
  id: Id
  label: ReactNode
  /** Second, muted line. */
  description?: ReactNode
  isDisabled?: boolean
}

/** Returns the chosen values in the order of the options. Drops unknown values. */
export const chosenOf = <Id extends string>(options: readonly { id: Id }[], keys: Iterable<unknown>): Id[] => {
  const chosen = new Set(keys)
  return options.map(({ id }) => id).filter((id) => chosen.has(id))
}
