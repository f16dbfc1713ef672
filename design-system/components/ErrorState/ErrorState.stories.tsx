import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Card } from '../Card/Card.tsx'
import { ErrorState, errorKinds } from './ErrorState.tsx'

const meta = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { onRetry: fn() },
  argTypes: {
    title: { control: false },
    children: { control: false },
    action: { control: false },
    kind: { control: 'inline-radio', options: errorKinds },
  },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof ErrorState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { requestId: 'req_8KX2A' },
}

export const Behaviour: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { message } = spoken(globals)
    await expect(canvas.getByRole('alert')).toHaveTextContent(message('ds.errorState.failed.title'))
    await userEvent.click(canvas.getByRole('button', { name: message('ds.errorState.retry') }))
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
}
export const Offline: Story = { args: { kind: 'offline' } }
export const Missing: Story = { args: { kind: 'missing', onRetry: undefined } }
export const Forbidden: Story = { args: { kind: 'forbidden', onRetry: undefined } }
export const TooOften: Story = { args: { kind: 'tooOften', onRetry: undefined } }
export const Retrying: Story = { args: { isRetrying: true } }
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
