import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Form } from '../Form/Form.tsx'
import { Say, spoken, useSay, type Pair } from '../../stories/say.tsx'
import { Select, type SelectProps } from './Select.tsx'

const words = {
  label: { en: 'Objective', ar: 'الهدف' },
  hint: { en: 'What a participant is paid for', ar: 'ما يُدفع للمشارك مقابله' },
  error: { en: 'Choose an objective', ar: 'اختر هدفًا' },
}

const objectives: readonly { id: string; label: Pair; description?: Pair; isDisabled?: boolean }[] = [
  { id: 'traffic', label: { en: 'Traffic', ar: 'زيارات' }, description: { en: 'People who open your page', ar: 'من يفتح صفحتك' } },
  { id: 'sales', label: { en: 'Sales', ar: 'مبيعات' }, description: { en: 'Orders that are paid', ar: 'الطلبات المدفوعة' } },
  { id: 'leads', label: { en: 'Leads', ar: 'عملاء محتملون' } },
  { id: 'signUps', label: { en: 'Sign-ups', ar: 'تسجيلات' }, isDisabled: true },
]

function Objectives(props: Partial<SelectProps>) {
  const say = useSay()
  const options = objectives.map(({ id, label, description, isDisabled }) => ({
    id,
    label: say(label),
    description: description && say(description),
    isDisabled,
  }))
  return <Select label={<Say pair={words.label} />} {...props} options={options} />
}

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: '', options: [], onChange: fn() },
  argTypes: { label: { control: false }, options: { control: false } },
  render: ({ label: _label, options: _options, ...args }) => <Objectives {...args} />,
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: <Say pair={words.hint} /> } }

export const Chosen: Story = { args: { defaultValue: 'sales' } }

export const Invalid: Story = { args: { errorMessage: <Say pair={words.error} /> } }

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'traffic' } }

/** Arrow keys open the list and move in it, Enter chooses and returns the focus to the field. */
export const ByKeyboard: Story = {
  play: async ({ canvas, globals, args }) => {
    const { say, language } = spoken(globals)
    const button = canvas.getByRole('button', { name: new RegExp(say(words.label)) })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    const list = await screen.findByRole('listbox')
    await expect(list.closest('[dir]')).toHaveAttribute('lang', language)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenCalledWith('sales')
    await waitFor(() => expect(button).toHaveFocus())
    await expect(button).toHaveTextContent(say({ en: 'Sales', ar: 'مبيعات' }))
  },
}

/** The error of the form disappears after a choice. */
export const RefusedByAForm: Story = {
  render: (args, { globals }) => (
    <Form onSubmit={() => {}} validationErrors={{ objective: spoken(globals).say(words.error) }}>
      <Objectives onChange={args.onChange} name="objective" />
    </Form>
  ),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const button = canvas.getByRole('button', { name: new RegExp(say(words.label)) })
    await expect(button).toHaveAccessibleDescription(say(words.error))
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText(say(words.error))).not.toBeInTheDocument())
  },
}
