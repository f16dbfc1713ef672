import type { ReactNode } from 'react'

/** One of a few things to choose from, all in sight. */
export type ChoiceOption<Id extends string = string> = {
  id: Id
  label: ReactNode
  /** A quieter line under it. */
  description?: ReactNode
  isDisabled?: boolean
}

/** What is chosen, in the order of the options and nothing that is not among them. */
export const chosenOf = <Id extends string>(options: readonly { id: Id }[], keys: Iterable<unknown>): Id[] => {
  const chosen = new Set(keys)
  return options.map(({ id }) => id).filter((id) => chosen.has(id))
}
