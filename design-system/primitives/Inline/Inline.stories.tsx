import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { spoken } from '../../stories/say.tsx'
import { Tile } from '../../stories/Tile.tsx'
import { spaceNames } from '../../tokens/space-names.ts'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Primitives/Inline',
  component: Inline,
  args: { children: ['1', '2', '3'].map((name) => <Tile key={name}>{name}</Tile>) },
  argTypes: { children: { control: false }, gap: { control: 'select', options: spaceNames } },
} satisfies Meta<typeof Inline>
export default meta
type Story = StoryObj<typeof meta>

/** The first element is at the start of the reading direction. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const [first, third] = ['1', '3'].map((name) => canvas.getByText(name).getBoundingClientRect().left)
    const order = spoken(globals).language === 'ar' ? [third, first] : [first, third]
    await expect(order[0]).toBeLessThan(order[1] ?? 0)
  },
}
export const Between: Story = { args: { justify: 'between' } }
export const Wrapping: Story = { args: { children: Array.from({ length: 24 }, (_, index) => <Tile key={index}>{index + 1}</Tile>) } }
