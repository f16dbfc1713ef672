import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { choiceOrientations } from './RadioGroup.css.ts'

const words = {
  label: { en: 'Who can join', ar: 'من يمكنه الانضمام' },
  public: { en: 'Everyone', ar: 'الجميع' },
  approval: { en: 'By approval', ar: 'بموافقة المشرفين' },
  approvalHint: { en: 'You look at each request', ar: 'تراجع كل طلب بنفسك' },
  closed: { en: 'Nobody for now', ar: 'لا أحد حاليًا' },
  choose: { en: 'Choose who can join', ar: 'اختر من يمكنه الانضمام' },
  save: { en: 'Save', ar: 'حفظ' },
}

const options = [
  { id: 'public', label: <Say pair={words.public} /> },
  { id: 'approval', label: <Say pair={words.approval} />, description: <Say pair={words.approvalHint} /> },
  { id: 'closed', label: <Say pair={words.closed} />, isDisabled: true },
]

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: <Say pair={words.label} />, options, onChange: fn() },
  argTypes: {
    label: { control: false },
    options: { control: false },
    orientation: { control: 'inline-radio', options: choiceOrientations },
  },
} satisfies Meta<typeof RadioGroup>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: 'public' } }

export const Horizontal: Story = { args: { defaultValue: 'public', orientation: 'horizontal' } }

/** An option is chosen by touch or by arrow keys, which follow the reading direction and skip disabled options. */
export const Chosen: Story = {
  args: { orientation: 'horizontal' },
  play: async ({ canvas, globals, args }) => {
    const { say, language } = spoken(globals)
    const everyone = canvas.getByRole('radio', { name: say(words.public) })
    const approval = canvas.getByRole('radio', { name: say(words.approval) })
    await userEvent.click(canvas.getByText(say(words.public)))
    await expect(everyone).toBeChecked()
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(approval).toBeChecked()
    await expect(approval).toHaveFocus()
    await expect(approval).toHaveAccessibleDescription(say(words.approvalHint))
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(everyone).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await expect(canvas.getByRole('radio', { name: say(words.closed) })).toBeDisabled()
  },
}

/** The error of the form disappears after a choice. */
export const RefusedByAForm: Story = {
  render: (args, { globals }) => (
    <Form onSubmit={() => {}} validationErrors={{ access: spoken(globals).say(words.choose) }}>
      <RadioGroup {...args} name="access" />
      <Button type="submit">
        <Say pair={words.save} />
      </Button>
    </Form>
  ),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const group = canvas.getByRole('radiogroup', { name: say(words.label) })
    await expect(group).toHaveAccessibleDescription(say(words.choose))
    await userEvent.click(canvas.getByText(say(words.public)))
    await expect(group).not.toHaveAccessibleDescription(say(words.choose))
  },
}
