import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { expectOnlyRead } from '../../stories/only-read.ts'
import { Say, spoken } from '../../stories/say.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { Checkbox } from './Checkbox.tsx'

const words = {
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  hint: { en: 'People can open a chat with you', ar: 'يمكن للناس فتح محادثة معك' },
  accept: { en: 'I accept the', ar: 'أوافق على' },
  terms: { en: 'terms of use', ar: 'شروط الاستخدام' },
  must: { en: 'You can join only if you accept the terms', ar: 'لا يمكنك الانضمام قبل الموافقة على الشروط' },
}

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: <Say pair={words.whatsapp} />, onChange: fn() },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { hint: <Say pair={words.hint} /> },
}

export const Behaviour: Story = {
  ...Default,
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    const box = canvas.getByRole('checkbox', { name: say(words.whatsapp) })
    await userEvent.click(canvas.getByText(say(words.whatsapp)))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(box).toHaveAccessibleDescription(say(words.hint))
  },
}

export const Selected: Story = { args: { defaultSelected: true } }
export const Indeterminate: Story = { args: { isIndeterminate: true } }
export const Disabled: Story = { args: { isDisabled: true, defaultSelected: true } }

/** People see that they cannot change the second box, and a press does not change it. */
export const ReadOnly: Story = {
  args: { defaultSelected: true },
  render: (args) => (
    <Stack>
      <Checkbox {...args} />
      <Checkbox {...args} isReadOnly />
    </Stack>
  ),
  play: async ({ canvas, canvasElement, globals, args }) => {
    const [, text = canvasElement] = canvas.getAllByText(spoken(globals).say(words.whatsapp))
    await userEvent.click(text)
    await expect(canvas.getAllByRole('checkbox')[1]).toBeChecked()
    await expect(args.onChange).not.toHaveBeenCalled()
    await expectOnlyRead(canvasElement, '[data-part="box"]')
  },
}

/** A link inside the sentence opens without ticking the box. */
export const WithLinkAndError: Story = {
  args: {
    children: (
      <>
        <Say pair={words.accept} />{' '}
        <TextLink href="#terms">
          <Say pair={words.terms} />
        </TextLink>
      </>
    ),
    errorMessage: <Say pair={words.must} />,
  },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const box = canvas.getByRole('checkbox')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(say(words.must))
  },
}
