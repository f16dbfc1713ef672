import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { iconNames } from '../../icons/all.ts'
import { spoken, useWord } from '../../stories/say.tsx'
import { CountBadge } from '../CountBadge/CountBadge.tsx'
import { IconButton, type IconButtonProps } from './IconButton.tsx'
import { iconButtonSizes, iconButtonVariants } from './IconButton.css.ts'

const words = {
  copy: { en: 'Copy link', ar: 'نسخ الرابط' },
  back: { en: 'Back', ar: 'رجوع' },
  bell: { en: 'Notifications, 3 new', ar: 'الإشعارات، ٣ جديدة' },
}

const Named = (props: IconButtonProps) => <IconButton {...props} label={useWord(words)(props.label)} />

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: 'copy', label: 'copy', onPress: fn() },
  argTypes: {
    icon: { control: 'select', options: iconNames },
    variant: { control: 'inline-radio', options: iconButtonVariants },
    size: { control: 'inline-radio', options: iconButtonSizes },
  },
  render: (args) => <Named {...args} />,
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: say(words.copy) }))
    await expect(args.onPress).toHaveBeenCalledTimes(1)
  },
}
export const Bordered: Story = { args: { variant: 'bordered' } }
export const Small: Story = { args: { size: 'small', variant: 'bordered' } }
export const Back: Story = { args: { icon: 'arrow-start', label: 'back' } }
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    await expect(canvas.getByRole('button')).toHaveAccessibleName(`${say(words.copy)} ${message('ds.button.pending')}`)
  },
}

/** The accessible name includes the count, because screen readers do not see the badge. */
export const WithCount: Story = {
  args: { icon: 'bell', label: 'bell', badge: <CountBadge count={3} /> },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button', { name: spoken(globals).say(words.bell) })).toBeVisible()
  },
}
