import type { ReactNode } from 'react'

/** One of a few things to choose from, all in sight. */
export type ChoiceOption<Id extends string = string> = {
  id: Id
  label: ReactNode
  /** A second, muted line. */
  description?: ReactNode
  isDisabled?: boolean
}

/** The chosen values in the order of the options, without any that are not among them. */
export const chosenOf = <Id extends string>(options: readonly { id: Id }[], keys: Iterable<unknown>): Id[] => {
  const chosen = new Set(keys)
  return options.map(({ id }) => id).filter((id) => chosen.has(id))
}
