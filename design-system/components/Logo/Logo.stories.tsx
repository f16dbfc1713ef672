import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { spoken } from '../../stories/say.tsx'
import { Logo, logoWords } from './Logo.tsx'
import { logoSizes } from './Logo.css.ts'

const meta = {
  title: 'Components/Logo',
  component: Logo,
  argTypes: { word: { control: 'inline-radio', options: logoWords }, size: { control: 'inline-radio', options: logoSizes } },
} satisfies Meta<typeof Logo>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: spoken(globals).message('ds.logo.name') })).toBeVisible()
  },
}
export const Words: Story = {
  render: () => (
    <Inline gap="xxl">
      {logoWords.map((word) => (
        <Logo key={word} word={word} />
      ))}
    </Inline>
  ),
}
export const Sizes: Story = {
  render: () => (
    <Inline gap="xxl">
      {logoSizes.map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Inline>
  ),
}
