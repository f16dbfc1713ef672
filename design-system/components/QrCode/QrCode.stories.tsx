import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { spoken, useWord } from '../../stories/say.tsx'
import { QrCode, type QrCodeProps } from './QrCode.tsx'

const words = { page: { en: 'QR code of your public page', ar: 'رمز QR لصفحتك العامة' } }
const Named = (props: QrCodeProps) => <QrCode {...props} label={useWord(words)(props.label)} />

const meta = {
  title: 'Components/QrCode',
  component: QrCode,
  args: { value: 'https://wasla.example/profile/influencer/noura_cooks', label: 'page' },
  render: (args) => <Named {...args} />,
} satisfies Meta<typeof QrCode>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: spoken(globals).say(words.page) })).toBeVisible()
  },
}

/** The code is dark on light in both themes, because cameras need that. */
export const InTheDark: Story = {
  decorators: [
    (Story) => (
      <div data-theme="dark">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('img')).backgroundColor).toBe('rgb(255, 255, 255)')
  },
}
export const LongAddress: Story = { args: { value: `https://wasla.example/t/${'a1b2c3d4'.repeat(20)}` } }
