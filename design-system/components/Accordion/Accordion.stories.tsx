import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Text } from '../../primitives/Text/Text.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Card } from '../Card/Card.tsx'
import { CountBadge } from '../CountBadge/CountBadge.tsx'
import { Accordion, AccordionItem } from './Accordion.tsx'

const words = {
  todo: { en: 'Still to do', ar: 'ما تبقّى' },
  rates: { en: 'Build your rate card', ar: 'إنشاء بطاقة أسعار' },
  done: { en: 'Completed', ar: 'المكتمل' },
  interests: { en: 'Choose your interests', ar: 'اختر اهتماماتك' },
}

const meta = {
  title: 'Components/Accordion',
  component: Accordion,
  args: {
    defaultOpen: 'todo',
    children: (
      <>
        <AccordionItem id="todo" title={<Say pair={words.todo} />} meta={<CountBadge count={3} />}>
          <Text>
            <Say pair={words.rates} />
          </Text>
        </AccordionItem>
        <AccordionItem id="done" title={<Say pair={words.done} />}>
          <Text>
            <Say pair={words.interests} />
          </Text>
        </AccordionItem>
      </>
    ),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <Card isClipped>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Opening a section closes the section that was open. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const todo = canvas.getByRole('button', { name: new RegExp(say(words.todo), 'u') })
    const done = canvas.getByRole('button', { name: say(words.done) })
    await expect(todo).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(done)
    await expect(done).toHaveAttribute('aria-expanded', 'true')
    await expect(todo).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(done).toHaveAttribute('aria-expanded', 'false')
  },
}
export const AllClosed: Story = { args: { defaultOpen: undefined } }
export const Long: Story = {
  args: {
    children: (
      <AccordionItem id="todo" title={<Say pair={stress.long} />} meta={<CountBadge count={100} />}>
        <Text>
          <Say pair={stress.mixed} />
        </Text>
      </AccordionItem>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}
