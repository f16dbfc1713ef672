import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { spoken, useWord } from '../../stories/say.tsx'
import { CopyField, type CopyFieldProps } from './CopyField.tsx'

const words = { bio: { en: 'Your link in bio', ar: 'رابطك في البايو' } }
const Named = (props: CopyFieldProps) => <CopyField {...props} label={useWord(words)(props.label)} />

const meta = {
  title: 'Components/CopyField',
  component: CopyField,
  args: {
    label: 'bio',
    value: 'https://wasla.example/profile/influencer/noura_cooks',
    shown: { lead: 'wasla.example/profile/influencer/', own: 'noura_cooks' },
    onCopy: fn(),
  },
  render: (args) => <Named {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** One press copies the whole value and announces it. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { say, message } = spoken(globals)
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: message('ds.copyField.copy', { label: say(words.bio) }) }))
    await expect(await canvas.findByText(message('ds.copyField.copied'))).toBeInTheDocument()
    await expect(write).toHaveBeenCalledWith(args.value)
    await expect(args.onCopy).toHaveBeenCalledTimes(1)
  },
}

/** If the browser refuses to copy, the field says what to do instead. */
export const Refused: Story = {
  play: async ({ canvas, globals, args }) => {
    const { message } = spoken(globals)
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button'))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message('ds.copyField.refused'))
    await expect(args.onCopy).not.toHaveBeenCalled()
  },
}

/** The value is left to right in both languages, and aligned to the start side of the page. */
export const KeepsToTheReadingSide: Story = {
  args: { value: '@reem_dosari', shown: undefined },
  play: async ({ canvas, globals }) => {
    const handle = canvas.getByText('@reem_dosari')
    await expect(getComputedStyle(handle).direction).toBe('ltr')
    const range = document.createRange()
    range.selectNodeContents(handle)
    const [text, box] = [range.getBoundingClientRect(), handle.getBoundingClientRect()]
    const distance = spoken(globals).language === 'ar' ? box.right - text.right : text.left - box.left
    await expect(Math.round(distance)).toBe(0)
  },
}
export const LongValue: Story = { args: { value: `https://wasla.example/${'unbroken'.repeat(12)}`, shown: undefined } }
