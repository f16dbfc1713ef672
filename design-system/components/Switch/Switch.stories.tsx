import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { expectOnlyRead } from '../../stories/only-read.ts'
import { Say, spoken } from '../../stories/say.tsx'
import { Switch } from './Switch.tsx'

const words = {
  label: { en: 'Show my number on my page', ar: 'إظهار رقمي في صفحتي' },
  hint: { en: 'Only people you are connected with see it', ar: 'لا يراه إلا من تربطك به صلة' },
  failed: { en: 'It was not saved. Try again.', ar: 'لم يُحفظ التغيير. حاول مرة أخرى.' },
}

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { children: <Say pair={words.label} />, onChange: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Switch>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { hint: <Say pair={words.hint} /> },
}

export const Behaviour: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { say, language } = spoken(globals)
    const toggle = canvas.getByRole('switch', { name: say(words.label) })
    await userEvent.click(canvas.getByText(say(words.label)))
    await expect(toggle).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(toggle).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(toggle).toHaveAccessibleDescription(say(words.hint))
    const track = canvas.getByText(say(words.label)).nextElementSibling!.getBoundingClientRect()
    const text = canvas.getByText(say(words.label)).getBoundingClientRect()
    await expect(track.x > text.x).toBe(language === 'en')
  },
}

export const On: Story = { args: { defaultSelected: true } }
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } }

/** People see that they cannot change the second switch, and a press does not change it. */
export const ReadOnly: Story = {
  render: (args) => (
    <Stack>
      <Switch {...args} />
      <Switch {...args} isReadOnly />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, globals, args }) => {
    const [, text = canvasElement] = canvas.getAllByText(spoken(globals).say(words.label))
    await userEvent.click(text)
    await expect(canvas.getAllByRole('switch')[1]).not.toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expectOnlyRead(canvasElement, '[data-part="track"]')
  },
}

/** The server refused the change: the switch is back in its previous state and says why. */
export const Failed: Story = {
  args: { errorMessage: <Say pair={words.failed} /> },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(spoken(globals).say(words.failed))
  },
}
