import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Say, spoken, useSay, type Pair } from '../../stories/say.tsx'
import { Chip } from './Chip.tsx'
import { ChipGroup, type ChipGroupProps } from './ChipGroup.tsx'
import { ChipLinks } from './ChipLinks.tsx'
import { ChipSelect } from './ChipSelect.tsx'

const words = {
  kind: { en: 'Kind', ar: 'النوع' },
  interests: { en: 'Interests', ar: 'الاهتمامات' },
}
const interests: Readonly<Record<string, Pair>> = {
  food: { en: 'Food', ar: 'طعام' },
  coffee: { en: 'Coffee', ar: 'قهوة' },
  family: { en: 'Family', ar: 'أسرة' },
  home: { en: 'Home & decor', ar: 'منزل وديكور' },
  travel: { en: 'Travel', ar: 'سفر' },
}
const onChange = fn<(ids: readonly string[]) => void>()

function Interests(props: Partial<ChipGroupProps>) {
  const say = useSay()
  return (
    <ChipGroup
      label={say(words.interests)}
      options={Object.entries(interests).map(([id, pair]) => ({ id, label: say(pair) }))}
      selectionMode="multiple"
      onChange={onChange}
      {...props}
    />
  )
}

const meta = {
  title: 'Components/Chip',
  component: Interests,
  args: { defaultSelected: ['food', 'coffee'], limit: 3 },
  argTypes: { options: { control: false } },
} satisfies Meta<typeof Interests>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Several chips can be chosen, up to a limit. At the limit the other chips are disabled and a line says why. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, message, language } = spoken(globals)
    const chip = (id: string) => canvas.getByRole('button', { name: say(interests[id] ?? words.kind) })
    onChange.mockClear()
    await userEvent.click(chip('travel'))
    await expect(onChange).toHaveBeenLastCalledWith(['food', 'coffee', 'travel'])
    await expect(canvas.getByRole('status')).toHaveTextContent(message('ds.tag.limit', { count: 3 }))
    await expect(chip('home')).toBeDisabled()
    chip('food').focus()
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(chip('coffee')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(onChange).toHaveBeenLastCalledWith(['food', 'travel'])
    await expect(chip('home')).toBeEnabled()
  },
}

/** Exactly one chip is chosen, as in a filter, without a check mark. */
export const Filter: Story = {
  args: { selectionMode: 'single', defaultSelected: ['food'], limit: undefined },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const travel = canvas.getByRole('radio', { name: say({ en: 'Travel', ar: 'سفر' }) })
    await userEvent.click(travel)
    await expect(travel).toBeChecked()
    await userEvent.click(travel)
    await expect(travel).toBeChecked()
  },
}

/** The chips stay in one row, which scrolls if it does not fit. */
export const OneRow: Story = {
  args: { selectionMode: 'single', defaultSelected: ['food'], limit: undefined, overflow: 'scroll' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}

/** Chips that are not interactive. */
export const Facts: Story = {
  render: () => (
    <Inline gap="xs">
      {Object.entries(interests).map(([id, pair]) => (
        <Chip key={id}>
          <Say pair={pair} />
        </Chip>
      ))}
    </Inline>
  ),
}

const kinds = [
  { id: 'all', label: { en: 'Any kind', ar: 'كل الأنواع' } },
  { id: 'brand', label: { en: 'Brand', ar: 'علامة تجارية' } },
  { id: 'agency', label: { en: 'Agency', ar: 'وكالة' } },
] as const satisfies readonly { id: string; label: Pair }[]

function KindFilter() {
  const say = useSay()
  const [kind, setKind] = useState<string>('all')
  return (
    <ChipSelect
      label={say(words.kind)}
      value={kind}
      isSet={kind !== 'all'}
      options={kinds.map(({ id, label }) => ({ id, label: say(label) }))}
      onChange={setKind}
    />
  )
}

/** A filter over a list: the chip shows the current choice, and a press opens all choices. */
export const Opening: Story = {
  render: () => <KindFilter />,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const chip = canvas.getByRole('button', { name: new RegExp(say(kinds[0].label), 'u') })
    await userEvent.tab()
    await expect(chip).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(chip).toHaveTextContent(say(kinds[1].label)))
    await expect(chip).toHaveAttribute('data-selected')
    await waitFor(() => expect(chip).toHaveFocus())
  },
}

function InterestLinks({ current }: { current: string }) {
  const say = useSay()
  return (
    <ChipLinks
      label={say(words.interests)}
      current={current}
      overflow="scroll"
      options={Object.entries(interests).map(([id, pair]) => ({ id, label: say(pair), href: `#${id}` }))}
    />
  )
}

/** Chips that choose a view of the page are links. The current one is announced, and is in sight if the row scrolls. */
export const Links: Story = {
  render: () => <InterestLinks current="travel" />,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getByRole('group', { name: say(words.interests) })).toBeVisible()
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(say({ en: 'Travel', ar: 'سفر' }))
    await expect(canvas.getByRole('link', { name: say({ en: 'Food', ar: 'طعام' }) })).toHaveAttribute('href', '#food')
  },
}
