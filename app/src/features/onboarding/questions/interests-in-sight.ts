import { foldText } from '@wasla/design-system/locale/match.ts'

type Named = { readonly id: string; readonly name: string; readonly otherName: string }

/**
 * Returns the interests that match `term` in either language, in their order. Also returns the chosen interests, so that they can always be
 * removed and the next choice does not drop them.
 */
export function interestsInSight<Item extends Named>(all: readonly Item[], term: string, chosen: readonly string[]): readonly Item[] {
  const sought = foldText(term)
  if (sought === '') return all
  return all.filter(({ id, name, otherName }) => chosen.includes(id) || [name, otherName].some((each) => foldText(each).includes(sought)))
}
