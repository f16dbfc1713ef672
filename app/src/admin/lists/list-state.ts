export type Direction = 'ASC' | 'DESC'

/** What a table of the back office can be asked for through its address. */
export type ListShape = {
  /** Fields of the server's order; the first is how it stands unasked. */
  readonly sorts: readonly string[]
  readonly unasked: Direction
  /** Filters by their names in the address, each with its values; null takes any text. */
  readonly filters: Readonly<Record<string, readonly string[] | null>>
}

export type ListState = {
  /** From 1. */
  readonly page: number
  readonly term: string
  readonly sort: { readonly field: string; readonly direction: Direction }
  readonly filters: Readonly<Record<string, string | undefined>>
}

/** Rows on a page. */
export const rowsOnPage = 20

const wholeFrom = (text: string | null) => {
  const value = Number.parseInt(text ?? '', 10)
  return Number.isFinite(value) && value > 0 ? value : 1
}

/** Reads the address; what it cannot mean is as if it were not there. */
export function readList(params: URLSearchParams, { sorts, unasked, filters }: ListShape): ListState {
  const asked = params.get('sort') ?? ''
  const field = asked.replace(/^-/, '')
  const isKnown = sorts.includes(field)
  const found = Object.entries(filters).flatMap(([name, values]) => {
    const value = params.get(name)
    return value && (values === null || values.includes(value)) ? [[name, value]] : []
  })
  return {
    page: wholeFrom(params.get('page')),
    term: params.get('q') ?? '',
    sort: isKnown ? { field, direction: asked.startsWith('-') ? 'DESC' : 'ASC' } : { field: sorts[0] ?? '', direction: unasked },
    filters: Object.fromEntries(found) as Record<string, string>,
  }
}

export type ListChange = Partial<Pick<ListState, 'page' | 'term' | 'sort' | 'filters'>>

/** The address after a change. Whatever else is asked for, one begins again at its first page. */
export function changedList(params: URLSearchParams, { page, term, sort, filters = {} }: ListChange): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name))
  if (term !== undefined) put('q', term.trim())
  if (sort) put('sort', `${sort.direction === 'DESC' ? '-' : ''}${sort.field}`)
  for (const [name, value] of Object.entries(filters)) put(name, value)
  put('page', page !== undefined && page > 1 ? String(page) : undefined)
  return next
}

/** Whether a search or a filter leaves rows out. */
export const isNarrowed = ({ term, filters }: Pick<ListState, 'term' | 'filters'>) =>
  term !== '' || Object.values(filters).some((value) => value !== undefined)

/** The address without search and filters, in the order that was asked for. */
export function clearedList(params: URLSearchParams, { filters }: Pick<ListShape, 'filters'>): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of ['q', 'page', ...Object.keys(filters)]) next.delete(name)
  return next
}

/** What the server is asked for. */
export const paginationOf = ({ page, sort }: ListState) => ({
  limit: rowsOnPage,
  offset: rowsOnPage * (page - 1),
  sort: [{ field: sort.field, direction: sort.direction }],
})
