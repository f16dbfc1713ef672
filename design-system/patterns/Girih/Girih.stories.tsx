import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { coverInkNames } from '../../tokens/cover-inks.ts'
import { Girih } from './Girih.tsx'

const meta = {
  title: 'Patterns/Girih',
  component: Girih,
  args: { name: 'reem_dosari', ink: 'accent1', ratio: 3.5 },
  argTypes: { ink: { control: 'select', options: coverInkNames } },
  decorators: [
    (Story) => (
      <div style={{ aspectRatio: 3.5, maxInlineSize: 560, overflow: 'hidden' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Girih>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const ByName: Story = {
  decorators: [
    () => (
      <Grid cell="narrow">
        {['noura_cooks', 'saad_grills', 'oven_door', 'qimam'].map((name) => (
          <div key={name} style={{ aspectRatio: 1, overflow: 'hidden' }}>
            <Girih name={name} ink="accent5" ratio={1} isEmblem />
          </div>
        ))}
      </Grid>
    ),
  ],
}
