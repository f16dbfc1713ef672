import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Text } from '../../primitives/Text/Text.tsx'
import { spoken, useSay, type Pair } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { CountBadge } from '../CountBadge/CountBadge.tsx'
import { Tabs, type TabItem } from './Tabs.tsx'

const words = {
  group: { en: 'Group', ar: 'المجموعة' },
  members: { en: 'Members', ar: 'الأعضاء' },
  stats: { en: 'Stats', ar: 'الإحصاءات' },
  invites: { en: 'Pending invites', ar: 'دعوات بانتظار القبول' },
  requests: { en: 'Requests', ar: 'الطلبات' },
} as const satisfies Record<string, Pair>
const ids = ['members', 'stats', 'invites', 'requests'] as const
const onChange = fn<(id: string) => void>()

type SampleProps = { isNavigation?: boolean; selected?: (typeof ids)[number]; statsAreOff?: boolean; count?: number | null }
function Sample({ isNavigation = false, selected, statsAreOff = false, count = 7 }: SampleProps) {
  const say = useSay()
  const items = ids.map((id): TabItem => ({
    id,
    label: say(words[id]),
    ...(isNavigation && { href: `#${id}` }),
    ...(id === 'requests' && count !== null && { meta: <CountBadge count={count} /> }),
    isDisabled: statsAreOff && id === 'stats',
  }))
  return (
    <Tabs label={say(words.group)} items={items} selected={selected} onChange={onChange}>
      {(id) => <Text>{say(words[ids.find((each) => each === id) ?? 'members'])}</Text>}
    </Tabs>
  )
}

const meta = {
  title: 'Components/Tabs',
  component: Sample,
  argTypes: { selected: { control: 'select', options: ids } },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { statsAreOff: true },
}

/**
 * A tab is opened by mouse, or by arrow keys along the reading direction: in Arabic the left arrow moves to the next. Disabled tabs are
 * skipped.
 */
export const Behaviour: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const tab = (id: (typeof ids)[number]) => canvas.getByRole('tab', { name: new RegExp(say(words[id]), 'u') })
    onChange.mockClear()
    await expect(canvas.getByRole('tabpanel', { name: say(words.members) })).toHaveTextContent(say(words.members))
    await userEvent.click(tab('requests'))
    await expect(tab('requests')).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveAttribute('id', tab('requests').getAttribute('aria-controls'))
    await userEvent.keyboard('{Home}')
    await expect(tab('members')).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(tab('invites')).toHaveFocus()
    await expect(onChange).toHaveBeenLastCalledWith('invites')
    await userEvent.keyboard(language === 'ar' ? '{ArrowRight}' : '{ArrowLeft}')
    await expect(tab('members')).toHaveAttribute('aria-selected', 'true')
  },
}

/** With addresses each tab is a link, and arrow keys move without leaving the page. */
export const AsNavigation: Story = {
  args: { isNavigation: true, selected: 'stats' },
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const tab = (id: (typeof ids)[number]) => canvas.getByRole('tab', { name: new RegExp(say(words[id]), 'u') })
    await expect(tab('stats')).toHaveAttribute('aria-selected', 'true')
    await expect(tab('invites')).toHaveAttribute('href', '#invites')
    tab('stats').focus()
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(tab('invites')).toHaveFocus()
    await expect(tab('stats')).toHaveAttribute('aria-selected', 'true')
  },
}

/** A row that is too long keeps the open tab visible and fades at the edge that hides more. */
export const TooLong: Story = {
  args: { selected: 'requests' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const row = canvas.getByRole('tablist')
    const open = canvas.getByRole('tab', { name: new RegExp(spoken(globals).say(words.requests), 'u') })
    const [frame, part] = [row.getBoundingClientRect(), open.getBoundingClientRect()]
    await expect(part.left).toBeGreaterThanOrEqual(frame.left - 1)
    await expect(part.right).toBeLessThanOrEqual(frame.right + 1)
    await waitFor(() => expect(row).toHaveAttribute('data-more', 'start'))
  },
}

function Counting({ selected }: SampleProps) {
  const say = useSay()
  const [count, setCount] = useState<number | null>(null)
  return (
    <div style={{ inlineSize: 240 }}>
      <Sample selected={selected} count={count} />
      <Button onPress={() => setCount(1234)}>{say(words.stats)}</Button>
    </div>
  )
}

/** The open tab stays visible if its number is loaded later and makes it wider. */
export const CountedLater: Story = {
  tags: ['!dev'],
  args: { selected: 'requests' },
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, globals }) => {
    const row = canvas.getByRole('tablist')
    const open = canvas.getByRole('tab', { name: new RegExp(spoken(globals).say(words.requests), 'u') })
    const before = open.getBoundingClientRect().width
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(open.getBoundingClientRect().width).toBeGreaterThan(before))
    const isInSight = () => {
      const [frame, part] = [row.getBoundingClientRect(), open.getBoundingClientRect()]
      return part.left >= frame.left - 1 && part.right <= frame.right + 1
    }
    await waitFor(() => expect(isInSight()).toBe(true))
  },
}
