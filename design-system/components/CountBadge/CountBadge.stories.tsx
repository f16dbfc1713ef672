import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { spoken } from '../../stories/say.tsx'
import { CountBadge } from './CountBadge.tsx'

const meta = { title: 'Components/CountBadge', component: CountBadge, args: { count: 3 } } satisfies Meta<typeof CountBadge>
export default meta
type Story = StoryObj<typeof meta>

/** The number has the digits of the language. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(spoken(globals).say({ en: '3', ar: '٣' }))).toBeVisible()
  },
}
export const OverTheLimit: Story = {
  args: { count: 120 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(spoken(globals).say({ en: '99+', ar: '٩٩+' }))).toBeVisible()
  },
}
export const ZeroIsNothing: Story = {
  args: { count: 0 },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-component="CountBadge"]')).toBeNull())
  },
}
export const Several: Story = {
  render: () => (
    <Inline>
      {[1, 9, 10, 42, 99, 100].map((count) => (
        <CountBadge key={count} count={count} />
      ))}
    </Inline>
  ),
}
