import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { iconNames } from '../../icons/all.ts'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from './Button.tsx'
import { buttonSizes, buttonVariants } from './Button.css.ts'

const words = {
  send: { en: 'Send code', ar: 'إرسال الرمز' },
  share: { en: 'Share', ar: 'مشاركة' },
  next: { en: 'Continue', ar: 'متابعة' },
  add: { en: 'Add link', ar: 'إضافة رابط' },
  more: { en: 'Discover more', ar: 'استكشاف المزيد' },
  leave: { en: 'Leave group', ar: 'مغادرة المجموعة' },
  remove: { en: 'Delete', ar: 'حذف' },
}

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: <Say pair={words.send} />, onPress: fn() },
  argTypes: {
    children: { control: false },
    variant: { control: 'select', options: buttonVariants },
    size: { control: 'inline-radio', options: buttonSizes },
    iconStart: { control: 'select', options: iconNames },
    iconEnd: { control: 'select', options: iconNames },
  },
  parameters: { anatomy: 'WithIcon' },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { variant: 'primary' },
}

export const Behaviour: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: say(words.send) }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
}

/** The arrow points to where the reading goes: an icon knows whether it is mirrored. */
export const WithIcon: Story = { args: { variant: 'primary', children: <Say pair={words.next} />, iconEnd: 'arrow-end' } }

/** One primary button for each screen; the others are secondary or quiet. Red is for actions that cannot be undone. */
export const Variants: Story = {
  render: () => (
    <Inline>
      <Button variant="primary">
        <Say pair={words.send} />
      </Button>
      <Button variant="secondary" iconStart="share">
        <Say pair={words.share} />
      </Button>
      <Button variant="quiet">
        <Say pair={words.more} />
      </Button>
      <Button variant="tinted" iconStart="plus">
        <Say pair={words.add} />
      </Button>
      <Button variant="danger">
        <Say pair={words.leave} />
      </Button>
      <Button variant="dangerQuiet" iconStart="trash">
        <Say pair={words.remove} />
      </Button>
    </Inline>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Inline>
      {buttonSizes.map((size) => (
        <Button key={size} size={size} variant="primary" iconEnd="arrow-end">
          <Say pair={words.next} />
        </Button>
      ))}
    </Inline>
  ),
}

/** A pending button keeps its focus, width and name, is announced as busy, and cannot be pressed again. */
export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ canvas, globals, args }) => {
    const { say, message } = spoken(globals)
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleName(`${say(words.send)} ${message('ds.button.pending')}`)
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { isDisabled: true } }
export const FullWidth: Story = { args: { isFullWidth: true, size: 'large', variant: 'primary' } }

/** A small button has a touch target of 44 px: a press just above its edge still counts. */
export const SmallIsTouchedAs44: Story = {
  args: { size: 'small' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    const { left, width, top, bottom } = button.getBoundingClientRect()
    const middle = left + width / 2
    for (const y of [top - 3, bottom + 3]) await expect(document.elementFromPoint(middle, y)).toBe(button)
  },
}
