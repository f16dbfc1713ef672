import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { Empty } from './Empty.tsx'

const words = {
  title: { en: 'No invites yet', ar: 'لا دعوات بعد' },
  body: { en: 'People you invite wait here until they answer.', ar: 'من تدعوهم ينتظرون هنا حتى يردّوا.' },
  invite: { en: 'Invite members', ar: 'ادعُ أعضاء' },
}

const meta = {
  title: 'Components/Empty',
  component: Empty,
  args: { title: <Say pair={words.title} />, children: <Say pair={words.body} /> },
  argTypes: { title: { control: false }, children: { control: false }, action: { control: false } },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof Empty>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    action: (
      <Button iconStart="user-plus">
        <Say pair={words.invite} />
      </Button>
    ),
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: spoken(globals).say(words.title) })).toBeVisible()
  },
}
export const WithoutAction: Story = {}
export const Long: Story = {
  args: { title: <Say pair={stress.long} />, children: <Say pair={stress.mixed} /> },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 288, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
}
