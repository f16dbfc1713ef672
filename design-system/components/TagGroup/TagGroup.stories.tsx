import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Say, spoken, useSay, type Pair } from '../../stories/say.tsx'
import { TagGroup } from './TagGroup.tsx'

const words = {
  label: { en: 'Chosen interests', ar: 'الاهتمامات المختارة' },
  empty: { en: 'Nothing chosen yet', ar: 'لم تختر شيئًا بعد' },
}
const interests: Readonly<Record<string, Pair>> = {
  food: { en: 'Food', ar: 'طعام' },
  coffee: { en: 'Coffee', ar: 'قهوة' },
  travel: { en: 'Travel', ar: 'سفر' },
}

function Chosen({ isFixed = false }: { isFixed?: boolean }) {
  const say = useSay()
  const [ids, setIds] = useState(Object.keys(interests))
  return (
    <TagGroup
      label={say(words.label)}
      items={ids.map((id) => ({ id, text: say(interests[id] ?? words.empty) }))}
      onRemove={isFixed ? undefined : (id) => setIds((before) => before.filter((each) => each !== id))}
      empty={<Say pair={words.empty} />}
    />
  )
}

const meta = { title: 'Components/TagGroup', component: Chosen } satisfies Meta<typeof Chosen>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/**
 * The button of a tag, Delete or Backspace removes the tag. The focus then moves to the neighbour. Arrow keys follow the reading direction.
 */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    const tags = () => canvas.queryAllByRole('row')
    const tag = (pair: Pair | undefined) => canvas.getByRole('row', { name: say(pair ?? words.empty) })
    await userEvent.click(within(tag(interests['coffee'])).getByRole('button'))
    await waitFor(() => expect(tags()).toHaveLength(2))
    await userEvent.click(tag(interests['food']))
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(tag(interests['travel'])).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(tag(interests['food'])).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByText(say(words.empty))).toBeVisible())
  },
}
export const Fixed: Story = { args: { isFixed: true } }
