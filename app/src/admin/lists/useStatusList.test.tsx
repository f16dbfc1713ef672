import { renderToStaticMarkup } from 'react-dom/server'
import { RawIntlProvider, createIntl } from 'react-intl'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AdminAdjustmentsDocument } from '../adjustments/AdjustmentsScreen.generated.ts'
import type { ListShape } from './list-state.ts'
import { useDialogHref, useIsMixed, useStatusList } from './useStatusList.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const statuses = ['Proposed', 'Posted', 'Rejected'] as const
const shape: ListShape = { sorts: ['createdAt'], defaultDirection: 'DESC', filters: { status: statuses }, defaults: { status: 'Proposed' } }

/** Returns what a hook returns on a page with this address. */
function resultOf<T>(useHook: () => T, address = '/adjustments'): T {
  const results: T[] = []
  const Page = () => {
    results.push(useHook())
    return null
  }
  renderToStaticMarkup(
    <RawIntlProvider value={intl}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </RawIntlProvider>,
  )
  const [first] = results
  if (first === undefined) throw new Error('The page was not rendered')
  return first
}

const useList = () =>
  useStatusList({
    title: 'admin.place.adjustments',
    shape,
    statuses,
    statusName: (status) => `admin.adjustmentStatus.${status}`,
    columns: [],
    document: AdminAdjustmentsDocument,
    variables: ({ status, pagination }) => ({ status, pagination }),
    found: ({ adminAdjustments }) => adminAdjustments,
    result: 'admin.result.adjustments',
    empty: { title: 'admin.adjustments.empty', text: 'admin.adjustments.emptyText' },
  })

const state = { page: 1, term: '', sort: { field: 'createdAt', direction: 'DESC' } } as const
const pages = { limit: 20, offset: 40, sort: [] }

test('offers each status as a filter and has one order and no search', () => {
  const { filters, orders, search } = resultOf(useList)
  expect(filters).toEqual([
    {
      kind: 'choice',
      name: 'status',
      label: 'admin.column.status',
      any: 'admin.any.status',
      options: statuses.map((id) => ({ id, label: `admin.adjustmentStatus.${id}` })),
    },
  ])
  expect({ orders, search }).toEqual({ orders: [], search: null })
})

test('asks the server for one page of one status, or of every status', () => {
  const { variables } = resultOf(useList)
  const pagination = { limit: 20, offset: 40 }
  expect(variables({ ...state, filters: { status: 'Posted' } }, pages)).toEqual({ status: 'Posted', pagination })
  expect(variables({ ...state, filters: {} }, pages)).toEqual({ status: null, pagination })
})

test('is mixed only without a filter by status', () => {
  expect(resultOf(() => useIsMixed(shape))).toBe(false)
  expect(resultOf(() => useIsMixed(shape), '/adjustments?status=Posted')).toBe(false)
  expect(resultOf(() => useIsMixed(shape), '/adjustments?status=all')).toBe(true)
})

test('the link to a dialog keeps page and filters', () => {
  expect(resultOf(() => useDialogHref('/adjustments', 'adjustment'), '/adjustments?status=Posted&page=2')({ id: '7' })).toBe(
    '/adjustments?status=Posted&page=2&dialog=adjustment%3A7',
  )
})
