import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Bidi } from '../../primitives/Bidi/Bidi.tsx'
import { spoken, useSay, type Pair } from '../../stories/say.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Card } from '../Card/Card.tsx'
import { Table, tablePresentations, tableStates, type TableColumn, type TableProps, type TableSort } from './Table.tsx'

type Person = { id: string; name: Pair; orders: number; clicks: number; rate: number }

const people: readonly Person[] = [
  { id: 'huda', name: { en: 'Huda Alharbi', ar: 'هدى الحربي' }, orders: 312, clicks: 6940, rate: 0.045 },
  { id: 'fahad', name: { en: 'Fahad Alqahtani', ar: 'فهد القحطاني' }, orders: 188, clicks: 5210, rate: 0.036 },
  { id: 'yara', name: { en: 'Yara Haddad', ar: 'يارا حداد' }, orders: 164, clicks: 3905, rate: 0.042 },
  { id: 'omar', name: { en: 'Omar Bakr', ar: 'عمر بكر' }, orders: 121, clicks: 3480, rate: 0.035 },
]
const words = {
  label: { en: 'Top participants by orders', ar: 'أبرز المشاركين في طلبات الشراء' },
  name: { en: 'Participant', ar: 'المشارك' },
  orders: { en: 'Orders', ar: 'الطلبات' },
  clicks: { en: 'Clicks', ar: 'النقرات' },
  rate: { en: 'Conversion', ar: 'معدل التحويل' },
} satisfies Record<string, Pair>

type PeopleProps = Partial<Omit<TableProps<Person>, 'columns' | 'label'>>

function People(props: PeopleProps) {
  const say = useSay()
  const { number, compact, percent } = useFormats()
  const [sort, setSort] = useState<TableSort>({ column: 'orders', direction: 'descending' })
  const columns: TableColumn<Person>[] = [
    { id: 'name', name: say(words.name), cell: ({ name }) => <Bidi>{say(name)}</Bidi>, isSortable: true, place: 'title' },
    { id: 'orders', name: say(words.orders), cell: ({ orders }) => number(orders), isNumber: true, isSortable: true, place: 'titleEnd' },
    {
      id: 'clicks',
      name: say(words.clicks),
      cell: ({ clicks }) => number(clicks),
      isNumber: true,
      isSortable: true,
      place: 'detail',
      brief: ({ clicks }) => compact(clicks),
    },
    { id: 'rate', name: say(words.rate), cell: ({ rate }) => percent(rate), isNumber: true, place: 'detail' },
  ]
  const by = (one: Person, other: Person) =>
    sort.column === 'orders'
      ? one.orders - other.orders
      : sort.column === 'clicks'
        ? one.clicks - other.clicks
        : say(one.name).localeCompare(say(other.name))
  const sorted = people.toSorted((one, other) => by(one, other) * (sort.direction === 'ascending' ? 1 : -1))
  const table = (
    <Table
      rows={sorted}
      {...props}
      label={say(words.label)}
      columns={columns}
      rowText={({ name }) => say(name)}
      sort={sort}
      onSort={setSort}
    />
  )
  return props.presentation === 'stacked' ? table : <Card isClipped>{table}</Card>
}

const meta = {
  title: 'Components/Table',
  component: People,
  args: { onRowAction: fn(), onSelect: fn(), onRetry: fn() },
  argTypes: {
    rows: { control: false },
    presentation: { control: 'inline-radio', options: tablePresentations },
    state: { control: 'inline-radio', options: tableStates },
  },
  render: (args) => <People {...args} />,
} satisfies Meta<PeopleProps>
export default meta
type Story = StoryObj<typeof meta>

const namesIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)

export const Default: Story = {}

/** A press on a column sorts by that column, and a second press reverses the order. A press on a row opens the row. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    const table = canvas.getByRole('grid', { name: say(words.label) })
    const orders = within(table).getByRole('columnheader', { name: new RegExp(say(words.orders), 'u') })
    await expect(orders).toHaveAttribute('aria-sort', 'descending')
    await userEvent.click(orders)
    await expect(orders).toHaveAttribute('aria-sort', 'ascending')
    await expect(namesIn(table)[0]).toBe(say({ en: 'Omar Bakr', ar: 'عمر بكر' }))
    await userEvent.click(within(table).getByRole('rowheader', { name: say({ en: 'Yara Haddad', ar: 'يارا حداد' }) }))
    await expect(args.onRowAction).toHaveBeenCalledWith('yara')
  },
}

/** The arrow key of the reading direction moves to the next cell. Enter opens a row, and a letter jumps to a row. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, args }) => {
    const { say, language } = spoken(globals)
    const onward = language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}'
    const back = language === 'ar' ? '{ArrowRight}' : '{ArrowLeft}'
    const table = canvas.getByRole('grid')
    await userEvent.tab()
    const [, first, second] = within(table).getAllByRole('row')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(second).toHaveFocus()
    await userEvent.keyboard(onward)
    await expect(within(second ?? table).getByRole('rowheader')).toHaveFocus()
    await userEvent.keyboard(onward)
    await expect(within(second ?? table).getAllByRole('gridcell')[0]).toHaveFocus()
    await userEvent.keyboard(`${back}${back}{Enter}`)
    await expect(args.onRowAction).toHaveBeenCalledWith('fahad')
    await userEvent.keyboard(say({ en: 'y', ar: 'ي' }))
    await expect(within(table).getByRole('row', { name: say({ en: 'Yara Haddad', ar: 'يارا حداد' }) })).toHaveFocus()
  },
}

/** Rows are selected by checkbox or by Space; the checkbox in the header selects all. */
export const Selecting: Story = {
  args: { selectionMode: 'multiple', onRowAction: undefined },
  play: async ({ canvas, args }) => {
    const boxes = canvas.getAllByRole('checkbox')
    await userEvent.click(boxes[2] ?? canvas.getByRole('grid'))
    await expect(args.onSelect).toHaveBeenLastCalledWith(new Set(['fahad']))
    await expect(boxes[0]).toHaveProperty('indeterminate', true)
    await userEvent.click(boxes[0] ?? canvas.getByRole('grid'))
    await expect(args.onSelect).toHaveBeenLastCalledWith('all')
  },
}

/** On a phone every row is a card with the names of its columns; the sortable columns stay above. */
export const StackedOnAPhone: Story = {
  args: { presentation: 'stacked', selectionMode: 'multiple' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 328 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const row = canvas.getByRole('row', { name: say({ en: 'Huda Alharbi', ar: 'هدى الحربي' }) })
    await expect(row.getBoundingClientRect().height).toBeGreaterThan(120)
    const cell = within(row).getByRole('gridcell', { name: say({ en: '312', ar: '٣١٢' }) })
    await expect(getComputedStyle(cell, '::before').content).toContain(say(words.orders))
    await userEvent.click(canvas.getByRole('columnheader', { name: new RegExp(say(words.clicks), 'u') }))
    await expect(canvas.getByRole('columnheader', { name: new RegExp(say(words.clicks), 'u') })).toHaveAttribute('aria-sort')
  },
}
const onAPhone = [
  (Story: () => ReactNode) => (
    <div style={{ maxInlineSize: 328 }}>
      <Story />
    </div>
  ),
]

/** A table that scrolls sideways is reached by key. Its ring is inside, where the card does not cut it off. */
export const ScrolledByKeyboard: Story = {
  tags: ['!dev'],
  decorators: onAPhone,
  play: async ({ canvas, globals }) => {
    const region = await canvas.findByRole('region', { name: spoken(globals).say(words.label) })
    await userEvent.tab()
    await expect(region).toHaveFocus()
    const ring = getComputedStyle(region.parentElement ?? region, '::after')
    await expect(ring.outlineStyle).toBe('solid')
    await expect(Number.parseFloat(ring.outlineOffset)).toBeLessThan(0)
  },
}

/** On a phone every row has two lines in one frame: name and amount, then the details. A row that is a link has a chevron. */
export const LinesOnAPhone: Story = {
  args: {
    presentation: 'lines',
    rowHref: ({ id }) => `#${id}`,
    rowMark: ({ name }) => <Avatar name={name.en} size="small" />,
    onRowAction: undefined,
  },
  decorators: onAPhone,
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const row = canvas.getByRole('row', { name: say({ en: 'Huda Alharbi', ar: 'هدى الحربي' }) })
    await expect(row.getBoundingClientRect().height).toBeLessThan(90)
    await expect(within(row).getByRole('gridcell', { name: say({ en: '312', ar: '٣١٢' }) })).toBeVisible()
    // In Arabic a comma joins the details: beside Arabic digits a middle dot looks like a zero.
    const second = row.querySelector('[data-line="detail-2"]')
    if (second) await expect(getComputedStyle(second, '::before').content).toContain(language === 'ar' ? '،' : '·')
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus()
    await waitFor(() => expect(canvas.queryAllByRole('columnheader')).toHaveLength(0))
  },
}

/** Rows of two lines, selected one by one or all together. */
export const LinesToChooseFrom: Story = {
  args: { presentation: 'lines', selectionMode: 'multiple', onRowAction: undefined },
  decorators: onAPhone,
  play: async ({ canvas, args, globals }) => {
    const [all] = canvas.getAllByRole('checkbox')
    await expect(canvas.getByText(spoken(globals).message('ds.table.selectAll'))).toBeVisible()
    if (all) await userEvent.click(all)
    await expect(args.onSelect).toHaveBeenLastCalledWith('all')
  },
}

/** In a wide table the same rows have columns, with thin rules that do not touch the frame. */
export const LinesOnADesk: Story = { args: { presentation: 'lines', rowHref: ({ id }) => `#${id}`, onRowAction: undefined } }
export const LinesLoading: Story = { args: { presentation: 'lines', state: 'loading' }, decorators: onAPhone }

export const Loading: Story = { args: { state: 'loading' } }
export const NothingInIt: Story = { args: { rows: [] } }
export const Failed: Story = { args: { state: 'error' } }
