import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { expectOnlyRead } from '../../stories/only-read.ts'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { choiceOrientations } from '../RadioGroup/RadioGroup.css.ts'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const words = {
  label: { en: 'How can people reach you?', ar: 'كيف يمكن التواصل معك؟' },
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  call: { en: 'Phone call', ar: 'مكالمة هاتفية' },
  callHint: { en: 'Between 9 and 5', ar: 'بين التاسعة والخامسة' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
  choose: { en: 'Choose at least one way', ar: 'اختر طريقة واحدة على الأقل' },
  save: { en: 'Save', ar: 'حفظ' },
}

const options = [
  { id: 'whatsapp', label: <Say pair={words.whatsapp} /> },
  { id: 'call', label: <Say pair={words.call} />, description: <Say pair={words.callHint} /> },
  { id: 'email', label: <Say pair={words.email} /> },
]

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: <Say pair={words.label} />, options, onChange: fn() },
  argTypes: {
    label: { control: false },
    options: { control: false },
    orientation: { control: 'inline-radio', options: choiceOrientations },
  },
} satisfies Meta<typeof CheckboxGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: ['whatsapp'] } }

/** The values are in the order of the list, for any order of ticking. */
export const Ticked: Story = {
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    await userEvent.click(canvas.getByText(say(words.email)))
    await userEvent.click(canvas.getByText(say(words.whatsapp)))
    await expect(args.onChange).toHaveBeenLastCalledWith(['whatsapp', 'email'])
    await userEvent.tab()
    const call = canvas.getByRole('checkbox', { name: say(words.call) })
    await expect(call).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['whatsapp', 'call', 'email'])
    await expect(call).toHaveAccessibleDescription(say(words.callHint))
  },
}

/** People see that they cannot change the second group. */
export const ReadOnly: Story = {
  args: { options: options.slice(0, 1), defaultValue: ['whatsapp'] },
  render: (args) => (
    <Stack>
      <CheckboxGroup {...args} />
      <CheckboxGroup {...args} isReadOnly />
    </Stack>
  ),
  play: ({ canvasElement }) => expectOnlyRead(canvasElement, '[data-part="box"]'),
}

export const RefusedByAForm: Story = {
  render: (args, { globals }) => (
    <Form onSubmit={() => {}} validationErrors={{ ways: spoken(globals).say(words.choose) }}>
      <CheckboxGroup {...args} name="ways" />
      <Button type="submit">
        <Say pair={words.save} />
      </Button>
    </Form>
  ),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const group = canvas.getByRole('group', { name: say(words.label) })
    await expect(group).toHaveAccessibleDescription(say(words.choose))
    await userEvent.click(canvas.getByText(say(words.email)))
    await expect(group).not.toHaveAccessibleDescription(say(words.choose))
  },
}
