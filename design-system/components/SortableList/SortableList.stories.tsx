import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isolate } from '../../locale/isolate.ts'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { spoken, useSay, type Pair } from '../../stories/say.tsx'
import { Card } from '../Card/Card.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { SortableList } from './SortableList.tsx'

const words = {
  actions: { en: 'Actions', ar: 'إجراءات' },
  shop: { en: 'Shop', ar: 'المتجر' },
  blog: { en: 'Blog', ar: 'المدونة' },
  letter: { en: 'Newsletter', ar: 'النشرة البريدية' },
  map: { en: 'Map', ar: 'الخريطة' },
} as const satisfies Record<string, Pair>
type Entry = { id: Exclude<keyof typeof words, 'actions'> }
const entries: readonly Entry[] = [{ id: 'shop' }, { id: 'blog' }, { id: 'letter' }, { id: 'map' }]

const onReorder = fn()

function Links({ count = entries.length }: { count?: number }) {
  const say = useSay()
  const [items, setItems] = useState(entries.slice(0, count))
  return (
    <Card>
      <SortableList
        items={items}
        nameOf={({ id }) => say(words[id])}
        onReorder={(ids) => {
          onReorder(ids)
          setItems((before) => ids.flatMap((id) => before.find((one) => one.id === id) ?? []))
        }}
      >
        {({ id }, { handle, moves }) => (
          <Inline gap="xs" justify="between">
            <Inline gap="xs">
              {handle}
              {say(words[id])}
            </Inline>
            {moves.length > 0 && (
              <Menu
                trigger={<IconButton icon="more" label={`${say(words.actions)} ${say(words[id])}`} />}
                sections={[{ id: 'order', 'aria-label': say(words.actions), items: moves }]}
              />
            )}
          </Inline>
        )}
      </SortableList>
    </Card>
  )
}

const meta = { title: 'Components/SortableList', component: Links } satisfies Meta<typeof Links>
export default meta
type Story = StoryObj<typeof meta>

/** A single entry cannot be moved: it has no handle. */
export const One: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button')).toBeNull())
  },
}

/**
 * Arrow keys on a handle move its entry by one position, Home and End to the ends. Each new position is announced, and the handle keeps the
 * focus.
 */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    onReorder.mockClear()
    const handleOf = (id: Entry['id']) =>
      canvas.getByRole('button', { name: message('ds.sortableList.handle', { name: isolate(say(words[id])) }) })
    const order = () => canvas.getAllByRole('listitem').map((row) => row.textContent)
    handleOf('shop').focus()
    await expect(handleOf('shop')).toHaveAccessibleDescription(message('ds.sortableList.hint'))
    await userEvent.keyboard('{ArrowUp}{ArrowDown}')
    await expect(order()).toEqual([words.blog, words.shop, words.letter, words.map].map(say))
    await expect(handleOf('shop')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      message('ds.sortableList.moved', { name: isolate(say(words.shop)), place: 2, count: 4 }),
    )
    await userEvent.keyboard('{End}')
    await expect(order()).toEqual([words.blog, words.letter, words.map, words.shop].map(say))
    await userEvent.keyboard('{Home}')
    await expect(order()).toEqual([words.shop, words.blog, words.letter, words.map].map(say))
    await expect(handleOf('shop')).toHaveFocus()
    await expect(onReorder).toHaveBeenCalledTimes(3)
    await expect(onReorder).toHaveBeenLastCalledWith(['shop', 'blog', 'letter', 'map'])
  },
}

/** The menu offers the same moves without dragging. For the first entry “up” is disabled, for the last entry “down”. */
export const ByMenu: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const trigger = canvas.getByRole('button', { name: `${say(words.actions)} ${say(words.shop)}` })
    await userEvent.click(trigger)
    const menu = within(await screen.findByRole('menu'))
    await expect(menu.getByRole('menuitem', { name: message('ds.sortableList.up') })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(menu.getByRole('menuitem', { name: message('ds.sortableList.down') }))
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent(say(words.shop))
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** An entry that is dragged over the row below takes the position of that row. Escape while dragging restores the order. */
export const ByPointer: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    onReorder.mockClear()
    const handle = canvas.getByRole('button', { name: message('ds.sortableList.handle', { name: isolate(say(words.shop)) }) })
    const user = userEvent.setup()
    const draw = async (by: number, end: string) => {
      const { left, top, height } = handle.getBoundingClientRect()
      const at = (y: number) => ({ target: handle, coords: { clientX: left + 10, clientY: top + height / 2 + y } })
      await user.pointer([{ keys: '[MouseLeft>]', ...at(0) }, at(by / 2), at(by)])
      await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('data-dragging', 'true'))
      if (end === 'Escape') await user.keyboard('{Escape}')
      await user.pointer([{ keys: '[/MouseLeft]', ...at(by) }])
      await waitFor(() => expect(canvas.getAllByRole('listitem').some((row) => row.hasAttribute('data-dragging'))).toBe(false))
    }
    const row = canvas.getAllByRole('listitem')[0]?.getBoundingClientRect().height ?? 0
    await draw(row * 2, 'Escape')
    await expect(onReorder).not.toHaveBeenCalled()
    await draw(row * 2, 'let go')
    await expect(onReorder).toHaveBeenCalledWith(['blog', 'letter', 'shop', 'map'])
    await expect(canvas.getAllByRole('listitem')[2]).toHaveTextContent(say(words.shop))
    await expect(handle).toHaveFocus()
  },
}
