import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { Tile } from '../../stories/Tile.tsx'
import { spaceNames } from '../../tokens/space-names.ts'
import { Grid } from './Grid.tsx'
import { cells } from './Grid.css.ts'

const twelve = Array.from({ length: 12 }, (_, index) => <Tile key={index}>{index + 1}</Tile>)
const meta = {
  title: 'Primitives/Grid',
  component: Grid,
  args: { children: twelve },
  argTypes: {
    children: { control: false },
    gap: { control: 'select', options: spaceNames },
    cell: { control: 'inline-radio', options: cells },
  },
} satisfies Meta<typeof Grid>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Cells: Story = {
  render: () => (
    <Stack gap="xxl">
      {cells.map((cell) => (
        <Grid key={cell} cell={cell}>
          {twelve}
        </Grid>
      ))}
    </Stack>
  ),
}
