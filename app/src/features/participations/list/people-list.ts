import type { ProfileType } from '@wasla/contract/profiles/types.ts'
import { pageFrom } from '#shared/list/page-in-address.ts'

/** The types of a list, by `?type=` (S2 §2). Agencies, brands and groups are listed but disabled, because they cannot join (M-01). */
export const peopleTypes = ['all', 'networkers', 'agents', 'agencies', 'brands', 'groups'] as const
export type PeopleType = (typeof peopleTypes)[number]

/** Profile types of the enabled filters; `all` does not filter. */
const profileTypes = { all: null, networkers: ['INFLUENCER'], agents: ['AGENT'] } as const satisfies {
  readonly [Type in PeopleType]?: readonly ProfileType[] | null
}
export type OpenType = keyof typeof profileTypes
export const openTypes = Object.keys(profileTypes) as OpenType[]
export const isOpenType = (type: string | null): type is OpenType => openTypes.some((each) => each === type)
export const typesOf = (type: OpenType): ProfileType[] | null => (profileTypes[type] ? [...profileTypes[type]] : null)

/** Ten per page (S2 §9). */
export const pageSize = 10
const longestTerm = 100

/** A list of people as its address describes it. The first of its orders is the default. */
export type PeopleList<Order extends string> = {
  readonly type: OpenType
  readonly term: string
  readonly order: Order
  readonly page: number
}

/** Returns the list that the address selects. Ignores invalid values. */
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
 * Returns the query after a change, without default values and with everything else unchanged. Any change but that of the page returns to
 * the first page.
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
