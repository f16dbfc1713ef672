import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Say, spoken, useSay } from '../../stories/say.tsx'
import { ToggleButton } from './ToggleButton.tsx'
import { toggleButtonVariants } from './ToggleButton.css.ts'
import { ToggleGroup, type ToggleGroupProps } from './ToggleGroup.tsx'

const words = {
  save: { en: 'Save', ar: 'حفظ' },
  ways: { en: 'Ways to be reached', ar: 'طرق التواصل' },
  mail: { en: 'Email', ar: 'بريد' },
  phone: { en: 'Call', ar: 'اتصال' },
  message: { en: 'Message', ar: 'رسالة' },
}

const meta = {
  title: 'Components/ToggleButton',
  component: ToggleButton,
  args: { icon: 'bookmark', children: <Say pair={words.save} />, onChange: fn() },
  argTypes: {
    children: { control: false },
    label: { control: false },
    variant: { control: 'inline-radio', options: toggleButtonVariants },
  },
} satisfies Meta<typeof ToggleButton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The button is switched on and off by mouse and by keyboard; its name stays the same. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const button = canvas.getByRole('button', { name: spoken(globals).say(words.save) })
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
export const Selected: Story = { args: { defaultSelected: true } }

const onWays = fn<(ids: string[]) => void>()
function Ways(props: Partial<ToggleGroupProps>) {
  const say = useSay()
  return (
    <ToggleGroup label={say(words.ways)} defaultSelected={['mail']} onChange={onWays} {...props}>
      {(['mail', 'phone', 'message'] as const).map((way) => (
        <ToggleButton key={way} id={way} icon={way} variant="quiet" label={say(words[way])} />
      ))}
    </ToggleGroup>
  )
}

/** Related buttons: arrow keys along the reading direction move between them. */
export const Group: Story = {
  render: () => <Ways />,
  play: async ({ canvas, globals }) => {
    const { say, language } = spoken(globals)
    onWays.mockClear()
    const [mail, phone] = [words.mail, words.phone].map((word) => canvas.getByRole('button', { name: say(word) }))
    await expect(mail).toHaveAttribute('aria-pressed', 'true')
    mail?.focus()
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(phone).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onWays).toHaveBeenLastCalledWith(['mail', 'phone'])
  },
}
