import type { Meta, StoryObj } from '@storybook/react-vite'
import { PosterWord } from './PosterWord.tsx'

const meta = { title: 'Components/PosterWord', component: PosterWord, args: { reach: 'long' } } satisfies Meta<typeof PosterWord>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: '12%' }}>
        <Story />
      </div>
    ),
  ],
}
export const Short: Story = { args: { reach: 'short' } }
