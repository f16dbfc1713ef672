import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'

/** Choices of the type filter, `?type=` (S2 §2). Agencies, brands and groups are shown but disabled: they cannot join (M-01). */
export const peopleTypes = ['all', 'networkers', 'agents', 'agencies', 'brands', 'groups'] as const
type PeopleType = (typeof peopleTypes)[number]

/** Profile types of the enabled choices; null for `all`, which filters nothing. */
const profileTypes = { all: null, networkers: ['INFLUENCER'], agents: ['AGENT'] } as const satisfies {
  readonly [Type in PeopleType]?: readonly ProfileType[] | null
}
export type OpenType = keyof typeof profileTypes
const openTypes = Object.keys(profileTypes) as OpenType[]
export const isOpenType = (type: string | null): type is OpenType => openTypes.some((each) => each === type)
export const typesOf = (type: OpenType): ProfileType[] | null => (profileTypes[type] ? [...profileTypes[type]] : null)

/** Rows per page (S2 §9). */
export const pageSize = 10
const longestTerm = 100

/** A list of people as its address describes it. The first order is the default. */
export type PeopleList<Order extends string> = {
  readonly type: OpenType
  readonly term: string
  readonly order: Order
  readonly page: number
}

/** Reads the state of a list from its address. Invalid values become defaults. */
export function readPeople<Order extends string>(query: URLSearchParams, orders: readonly [Order, ...Order[]]): PeopleList<Order> {
  const type = query.get('type')
  return {
    type: isOpenType(type) ? type : 'all',
    term: (query.get('q') ?? '').slice(0, longestTerm),
    order: orders.find((each) => each === query.get('sort')) ?? orders[0],
    page: pageFrom(query.get('page')),
  }
}

/**
 * Returns the address after a change. Omits default values and keeps all other parameters. Returns to the first page, unless the page
 * itself is changed.
 */
export function changedPeople<Order extends string>(
  query: URLSearchParams,
  change: Partial<PeopleList<Order>>,
  orders: readonly [Order, ...Order[]],
): URLSearchParams {
  const { type, term, order, page } = { ...readPeople(query, orders), page: 1, ...change }
  const changed = new URLSearchParams(query)
  const put = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) changed.delete(name)
    else changed.set(name, value)
  }
  put('type', type, type === 'all')
  put('q', term, term === '')
  put('sort', order, order === orders[0])
  put('page', String(page), page <= 1)
  return changed
}

export const isNarrowed = ({ type, term }: Pick<PeopleList<string>, 'type' | 'term'>) => type !== 'all' || term !== ''
