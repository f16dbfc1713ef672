import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { expectOnlyRead } from '../../stories/only-read.ts'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { CheckboxCards } from './CheckboxCards.tsx'
import { RadioCards } from './SelectableCard.tsx'
import { cardLayouts } from './SelectableCard.css.ts'

const words = {
  objective: { en: 'Objective', ar: 'الهدف' },
  traffic: { en: 'Traffic', ar: 'زيارات' },
  clicks: { en: 'Valid clicks', ar: 'نقرات صحيحة' },
  leads: { en: 'Leads', ar: 'عملاء محتملون' },
  forms: { en: 'Forms sent', ar: 'نماذج مرسلة' },
  signUps: { en: 'Sign-ups', ar: 'تسجيلات' },
  registrations: { en: 'Sign-ups', ar: 'تسجيلات' },
  sales: { en: 'Sales', ar: 'مبيعات' },
  orders: { en: 'Orders', ar: 'طلبات' },
  choose: { en: 'Choose an objective', ar: 'اختر هدفًا' },
  save: { en: 'Save', ar: 'حفظ' },
  gender: { en: 'Gender', ar: 'الجنس' },
  female: { en: 'Female', ar: 'أنثى' },
  male: { en: 'Male', ar: 'ذكر' },
  content: { en: 'What may be shared?', ar: 'ما الذي يمكن مشاركته؟' },
  pictures: { en: 'Pictures', ar: 'صور' },
  links: { en: 'Links', ar: 'روابط' },
  to: { en: 'To your bank account', ar: 'إلى حسابك البنكي' },
  firstBank: { en: 'Najd Bank', ar: 'بنك نجد' },
  secondBank: { en: 'Alnakheel Bank', ar: 'بنك النخيل' },
}

const objectives = [
  { id: 'traffic', icon: 'link', label: <Say pair={words.traffic} />, description: <Say pair={words.clicks} /> },
  { id: 'leads', icon: 'mail', label: <Say pair={words.leads} />, description: <Say pair={words.forms} /> },
  { id: 'signUps', icon: 'user-plus', label: <Say pair={words.signUps} />, description: <Say pair={words.registrations} /> },
  { id: 'sales', icon: 'package', label: <Say pair={words.sales} />, description: <Say pair={words.orders} /> },
] as const

const meta = {
  title: 'Components/SelectableCard',
  component: RadioCards,
  args: { label: <Say pair={words.objective} />, options: objectives, onChange: fn() },
  argTypes: { label: { control: false }, options: { control: false }, layout: { control: 'inline-radio', options: cardLayouts } },
} satisfies Meta<typeof RadioCards>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { defaultValue: 'sales' } }

/** A press anywhere on the card chooses it; arrow keys follow the reading direction. */
export const Chosen: Story = {
  play: async ({ canvas, globals, args }) => {
    const { say, language } = spoken(globals)
    const radio = (pair: (typeof words)['traffic']) => canvas.getByRole('radio', { name: new RegExp(`^${say(pair)}`) })
    await userEvent.click(canvas.getByText(say(words.clicks)))
    await expect(radio(words.traffic)).toBeChecked()
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(radio(words.leads)).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('leads')
  },
}

/** Two short answers as cards of one line each. */
export const Rows: Story = {
  args: {
    label: <Say pair={words.gender} />,
    layout: 'row',
    defaultValue: 'female',
    options: [
      { id: 'female', label: <Say pair={words.female} /> },
      { id: 'male', label: <Say pair={words.male} /> },
    ],
  },
}

/** Things that a person has are the lines of one frame. Arrow keys move up and down. */
export const Lines: Story = {
  args: {
    label: <Say pair={words.to} />,
    layout: 'list',
    defaultValue: 'first',
    options: [
      { id: 'first', icon: 'bank', label: <Say pair={words.firstBank} />, description: 'SA•• •••• … 7519' },
      { id: 'second', icon: 'bank', label: <Say pair={words.secondBank} />, description: 'SA•• •••• … 3062' },
    ],
  },
}

/** People see that they cannot change the second choice. Its card has the ground of its mark, but the border of the mark is still seen. */
export const ReadOnly: Story = {
  args: { options: objectives.slice(0, 1) },
  render: (args) => (
    <Stack>
      <RadioCards {...args} />
      <RadioCards {...args} isReadOnly />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expectOnlyRead(canvasElement, '[data-part="card"]')
    const [usual, quiet] = [...canvasElement.querySelectorAll('[data-part="ring"]')].map((ring) => getComputedStyle(ring).borderTopColor)
    await expect(quiet).toBe(usual)
  },
}

export const RefusedByAForm: Story = {
  render: (args, { globals }) => (
    <Form onSubmit={() => {}} validationErrors={{ objective: spoken(globals).say(words.choose) }}>
      <RadioCards {...args} name="objective" />
      <Button type="submit">
        <Say pair={words.save} />
      </Button>
    </Form>
  ),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const group = canvas.getByRole('radiogroup', { name: say(words.objective) })
    await expect(group).toHaveAccessibleDescription(say(words.choose))
    await userEvent.click(canvas.getByText(say(words.sales)))
    await expect(group).not.toHaveAccessibleDescription(say(words.choose))
  },
}

const ticked = fn()

/** The same cards with checkboxes, for any number of choices. */
export const Several: Story = {
  render: () => (
    <CheckboxCards
      label={<Say pair={words.content} />}
      onChange={ticked}
      defaultValue={['links']}
      options={[
        { id: 'pictures', icon: 'image', label: <Say pair={words.pictures} /> },
        { id: 'links', icon: 'link', label: <Say pair={words.links} /> },
      ]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(canvas.getByText(say(words.pictures)))
    await expect(ticked).toHaveBeenLastCalledWith(['pictures', 'links'])
    await userEvent.keyboard(' ')
    await expect(ticked).toHaveBeenLastCalledWith(['links'])
  },
}
