import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { spoken } from '../../stories/say.tsx'
import { Spinner } from './Spinner.tsx'
import { spinnerSizes } from './Spinner.css.ts'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  argTypes: { size: { control: 'inline-radio', options: spinnerSizes } },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('progressbar', { name: spoken(globals).message('ds.spinner.label') })).toBeVisible()
  },
}
export const Sizes: Story = {
  render: () => (
    <Inline gap="xl">
      {spinnerSizes.map((size) => (
        <Spinner key={size} size={size} />
      ))}
    </Inline>
  ),
}
