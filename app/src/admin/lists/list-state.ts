import type { SortDirection } from '@wasla/contract/generated/admin-types.ts'

/** The parameters that the address of a list may contain. */
export type ListShape = {
  /** Sort fields of the server; the first is the default. */
  readonly sorts: readonly string[]
  readonly defaultDirection: SortDirection
  /** Filters by their name in the address, each with its values; null accepts any text. */
  readonly filters: Readonly<Record<string, readonly string[] | null>>
  /** Filters that are set by default. For example, a queue shows only undecided rows. */
  readonly defaults?: Readonly<Record<string, string>>
}

/** The value in the address that says that a default filter was removed. */
export const unfiltered = 'all'

export type ListState = {
  /** Page number, from 1. */
  readonly page: number
  readonly term: string
  readonly sort: { readonly field: string; readonly direction: SortDirection }
  readonly filters: Readonly<Record<string, string | undefined>>
}

/** Number of rows on a page. */
export const rowsOnPage = 20

const wholeFrom = (text: string | null) => {
  const value = Number.parseInt(text ?? '', 10)
  return Number.isFinite(value) && value > 0 ? value : 1
}

/** Reads the state of a list from its address. Ignores values that are not allowed. */
export function readList(params: URLSearchParams, { sorts, defaultDirection, filters, defaults = {} }: ListShape): ListState {
  const requested = params.get('sort') ?? ''
  const field = requested.replace(/^-/, '')
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
    sort: isKnown
      ? { field, direction: requested.startsWith('-') ? 'DESC' : 'ASC' }
      : { field: sorts[0] ?? '', direction: defaultDirection },
    filters: Object.fromEntries(found) as Record<string, string>,
  }
}

export type ListChange = Partial<Pick<ListState, 'page' | 'term' | 'sort' | 'filters'>>

/** Returns the address after a change. Every change except a page change goes back to the first page. */
export function changedList(
  params: URLSearchParams,
  { page, term, sort, filters = {} }: ListChange,
  { defaults = {} }: Pick<ListShape, 'defaults'> = {},
): URLSearchParams {
  const next = new URLSearchParams(params)
  /* Applying the filters closes their sheet. */
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

/** Returns the filters that are set. */
export const setFilters = ({ filters }: Pick<ListState, 'filters'>): readonly (readonly [name: string, value: string])[] =>
  Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value] as const] : []))

/** Returns whether a search or a non-default filter narrows the list. */
export const isNarrowed = (
  { term, filters }: Pick<ListState, 'term' | 'filters'>,
  { defaults = {} }: Pick<ListShape, 'defaults'>,
): boolean => term !== '' || setFilters({ filters }).some(([name, value]) => defaults[name] !== value)

/** Returns every filter with its default value. */
export const defaultFilters = ({ filters, defaults = {} }: Pick<ListShape, 'filters' | 'defaults'>): ListState['filters'] =>
  Object.fromEntries(Object.keys(filters).map((name) => [name, defaults[name]]))

/** Returns the pagination to request from the server. */
export const paginationOf = ({ page, sort }: ListState) => ({
  limit: rowsOnPage,
  offset: rowsOnPage * (page - 1),
  sort: [{ field: sort.field, direction: sort.direction }],
})
