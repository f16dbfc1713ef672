import type { Meta, StoryObj } from '@storybook/react-vite'
import { Tile } from '../../stories/Tile.tsx'
import { spaceNames } from '../../tokens/space-names.ts'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from './Stack.tsx'

const three = ['1', '2', '3'].map((name) => <Tile key={name}>{name}</Tile>)
const meta = {
  title: 'Primitives/Stack',
  component: Stack,
  args: { children: three },
  argTypes: { children: { control: false }, gap: { control: 'select', options: spaceNames } },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Gaps: Story = {
  render: () => (
    <Inline gap="xl" align="start">
      {spaceNames.map((gap) => (
        <Stack key={gap} gap={gap}>
          {three}
        </Stack>
      ))}
    </Inline>
  ),
}
export const Aligned: Story = { args: { align: 'end' } }
