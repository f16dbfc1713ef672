import { foldText } from '@wasla/design-system/locale/match.ts'

type Named = { readonly id: string; readonly name: string; readonly otherName: string }

/**
 * Returns the interests that match the typed `term` by their name in either language, in their order. Keeps chosen ones, so that they can
 * be deselected and are not lost with the next choice.
 */
export function interestsInSight<Item extends Named>(all: readonly Item[], term: string, chosen: readonly string[]): readonly Item[] {
  const sought = foldText(term)
  if (sought === '') return all
  return all.filter(({ id, name, otherName }) => chosen.includes(id) || [name, otherName].some((each) => foldText(each).includes(sought)))
}
