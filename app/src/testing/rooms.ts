/** An import of one file by another, both as paths below `app/src`. */
export type Import = { readonly from: string; readonly to: string }

const featureOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1]

/** Types that GraphQL fragments bring along, and texts, tie no feature to another. */
const isData = ({ from, to }: Import) => from.endsWith('.generated.ts') || to.includes('/messages/') || to.endsWith('.json')

/**
 * What breaks the order of the rooms: a room that features share imports no feature, and a feature that another one uses uses none
 * itself, so that there is neither a chain of features nor a circle. What several features need belongs in `form` or `shared`.
 * `screens` and the start of the app put features together.
 */
export function roomProblems(imports: readonly Import[]): string[] {
  const between = imports.filter((each) => !isData(each) && featureOf(each.to) !== undefined && featureOf(each.to) !== featureOf(each.from))
  const users = new Set(between.flatMap(({ from }) => featureOf(from) ?? []))
  return between.flatMap(({ from, to }) => {
    const own = featureOf(from)
    const other = featureOf(to)
    if (own === undefined) return from.includes('/') && !from.startsWith('screens/') ? [`${from} imports the feature ${other}: ${to}`] : []
    return other !== undefined && users.has(other) ? [`${from} uses ${other}, which uses another feature itself: ${to}`] : []
  })
}
