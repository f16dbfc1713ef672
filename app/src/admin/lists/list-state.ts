export type Direction = 'ASC' | 'DESC'

/** What a table of the back office can be asked for through its address. */
export type ListShape = {
  /** Fields of the server's order; the first is how it stands unasked. */
  readonly sorts: readonly string[]
  readonly unasked: Direction
  /** Filters by their names in the address, each with its values; null takes any text. */
  readonly filters: Readonly<Record<string, readonly string[] | null>>
  /** What narrows the list before anybody asked: a queue shows what awaits a decision. */
  readonly defaults?: Readonly<Record<string, string>>
}

/** In the address, a filter that is set by default and was taken away. */
export const unfiltered = 'all'

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
export function readList(params: URLSearchParams, { sorts, unasked, filters, defaults = {} }: ListShape): ListState {
  const asked = params.get('sort') ?? ''
  const field = asked.replace(/^-/, '')
  const isKnown = sorts.includes(field)
  const found = Object.entries(filters).flatMap(([name, values]) => {
    const value = params.get(name)
    if (value && (values === null || values.includes(value))) return [[name, value]]
    const usual = defaults[name]
    return usual !== undefined && value !== unfiltered ? [[name, usual]] : []
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
export function changedList(
  params: URLSearchParams,
  { page, term, sort, filters = {} }: ListChange,
  { defaults = {} }: Pick<ListShape, 'defaults'> = {},
): URLSearchParams {
  const next = new URLSearchParams(params)
  /* The filters' sheet closes with what was chosen in it. */
  next.delete('dialog')
  const put = (name: string, value: string | undefined) => (value ? next.set(name, value) : next.delete(name))
  if (term !== undefined) put('q', term.trim())
  if (sort) put('sort', `${sort.direction === 'DESC' ? '-' : ''}${sort.field}`)
  for (const [name, value] of Object.entries(filters)) {
    const usual = defaults[name]
    put(name, value === usual ? undefined : value || (usual === undefined ? undefined : unfiltered))
  }
  put('page', page !== undefined && page > 1 ? String(page) : undefined)
  return next
}

/** Filters that narrow the list now. */
export const setFilters = ({ filters }: Pick<ListState, 'filters'>): readonly (readonly [name: string, value: string])[] =>
  Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value] as const] : []))

/** Whether somebody asked for less than the list shows by itself. */
export const isNarrowed = (
  { term, filters }: Pick<ListState, 'term' | 'filters'>,
  { defaults = {} }: Pick<ListShape, 'defaults'>,
): boolean => term !== '' || setFilters({ filters }).some(([name, value]) => defaults[name] !== value)

/** Every filter as it stands before anybody asked. */
export const defaultFilters = ({ filters, defaults = {} }: Pick<ListShape, 'filters' | 'defaults'>): ListState['filters'] =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, defaults[name]]))

/** What the server is asked for. */
export const paginationOf = ({ page, sort }: ListState) => ({
  limit: rowsOnPage,
  offset: rowsOnPage * (page - 1),
  sort: [{ field: sort.field, direction: sort.direction }],
})
