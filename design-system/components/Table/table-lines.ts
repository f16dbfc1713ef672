/** A column by its id, and its position in a row of two lines. */
type Placed = { id: string; place?: string }

/** Maximum number of details on the second line of a row. */
const mostDetails = 3

/**
 * Returns the place of each column in a row of two lines, by the id of the column. Details are numbered in order; a column without a place
 * is `none`. The row header is the title, unless another column has that place.
 */
export function linesOf(columns: readonly Placed[], head: string | undefined): Readonly<Record<string, string>> {
  const details = columns.filter(({ place }) => place === 'detail').map(({ id }) => id)
  const hasTitle = columns.some(({ place }) => place === 'title')
  return Object.fromEntries(
    columns.map(({ id, place }) => {
      if (place !== 'detail') return [id, place ?? (id === head && !hasTitle ? 'title' : 'none')]
      const at = details.indexOf(id) + 1
      return [id, at > mostDetails ? 'none' : `detail-${at}`]
    }),
  )
}
