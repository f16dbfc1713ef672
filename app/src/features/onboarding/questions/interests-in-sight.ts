import { foldText } from '@wasla/design-system/locale/match.ts'

type Named = { readonly id: string; readonly name: string; readonly otherName: string }

/**
 * The interests to choose from while `term` is typed, in their order, by their name in either language. What is chosen already stays
 * in sight, so that it can be taken back and is not lost with the next choice.
 */
export function interestsInSight<Item extends Named>(all: readonly Item[], term: string, chosen: readonly string[]): readonly Item[] {
  const sought = foldText(term)
  if (sought === '') return all
  return all.filter(({ id, name, otherName }) => chosen.includes(id) || [name, otherName].some((each) => foldText(each).includes(sought)))
}
