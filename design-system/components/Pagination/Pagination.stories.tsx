import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { Pagination } from './Pagination.tsx'
import { pageCount, rangeOf } from './paginate.ts'

const [size, total] = [10, 312]
const onTurn = fn()

function Members({ page: first = 7 }: { page?: number }) {
  const [page, setPage] = useState(first)
  const { number } = useFormats()
  const { from, to } = rangeOf(page, size, total)
  const range = `${number(from)}–${number(to)}`
  return (
    <Pagination
      page={page}
      pages={pageCount(total, size)}
      onChange={(next) => {
        onTurn(next)
        setPage(next)
      }}
      summary={<Say pair={{ en: `${range} of ${number(total)} members`, ar: `${range} من ${number(total)} عضوًا` }} />}
    />
  )
}

const meta = { title: 'Components/Pagination', component: Members, args: { page: 7 } } satisfies Meta<typeof Members>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Pages are opened by mouse and by keyboard. On the last page the arrow for the next page keeps the focus and does nothing. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { message, say } = spoken(globals)
    const page = (number: number) => canvas.getByRole('button', { name: message('ds.pagination.page', { page: number }) })
    onTurn.mockClear()
    await expect(page(7)).toHaveAttribute('aria-current', 'page')
    await expect(page(7)).toHaveTextContent(say({ en: '7', ar: '٧' }))
    await userEvent.click(page(32))
    await expect(page(32)).toHaveAttribute('aria-current', 'page')
    const next = canvas.getByRole('button', { name: message('ds.pagination.next') })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    next.focus()
    await userEvent.keyboard('{Enter}')
    await expect(onTurn).toHaveBeenCalledTimes(1)
    await expect(next).toHaveFocus()
    canvas.getByRole('button', { name: message('ds.pagination.previous') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(onTurn).toHaveBeenLastCalledWith(31)
    page(1).focus()
    await userEvent.keyboard(' ')
    await expect(onTurn).toHaveBeenLastCalledWith(1)
  },
}

/** Pages with addresses are links. */
export const WithAddresses: Story = {
  render: ({ page = 3 }) => <Pagination page={page} pages={5} hrefFor={(to) => `#?page=${to}`} />,
  args: { page: 1 },
  play: async ({ canvas, globals }) => {
    const { message } = spoken(globals)
    await expect(canvas.getByRole('link', { name: message('ds.pagination.page', { page: 4 }) })).toHaveAttribute('href', '#?page=4')
    await expect(canvas.getByRole('link', { name: message('ds.pagination.previous') })).toHaveAttribute('aria-disabled', 'true')
  },
}
/** On a phone three numbers are around the current page, and nothing overflows. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const { message } = spoken(globals)
    const shown = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
    const page = (number: number) => message('ds.pagination.page', { page: number })
    await expect(shown.slice(1, -1)).toEqual([1, 6, 7, 8, 32].map(page))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
