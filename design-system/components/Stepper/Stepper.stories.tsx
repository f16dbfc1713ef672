import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { Say, spoken, useSay, type Pair } from '../../stories/say.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Stepper, stepperOrientations, type StepperProps } from './Stepper.tsx'
import type { Step, StepState } from './steps.ts'

const words = {
  program: { en: 'New program', ar: 'برنامج جديد' },
  group: { en: 'New group', ar: 'مجموعة جديدة' },
  details: { en: 'Program details', ar: 'تفاصيل البرنامج' },
  criteria: { en: 'Participant criteria', ar: 'شروط المشاركين' },
  audience: { en: 'Target audience', ar: 'الجمهور المستهدف' },
  objectives: { en: 'Objectives and milestones', ar: 'الأهداف والمراحل' },
  content: { en: 'Content', ar: 'المحتوى' },
  share: { en: 'Shareable content', ar: 'محتوى للنشر' },
  learn: { en: 'Learning content', ar: 'محتوى تعريفي' },
  budget: { en: 'Budget', ar: 'الميزانية' },
  groupDetails: { en: 'Group details', ar: 'تفاصيل المجموعة' },
  rules: { en: 'Group rules', ar: 'قواعد المجموعة' },
  late: { en: 'The end date has passed', ar: 'تاريخ النهاية مضى' },
} satisfies Record<string, Pair>

const word = (key: keyof typeof words) => <Say pair={words[key]} />
const one = (key: keyof typeof words, state: StepState, more: Partial<Step> = {}): Step => ({ id: key, label: word(key), state, ...more })
const wizard: readonly Step[] = [
  one('details', 'done'),
  one('criteria', 'error', { note: word('late') }),
  one('audience', 'done'),
  one('objectives', 'current'),
  one('content', 'locked', { steps: [one('share', 'locked'), one('learn', 'locked')] }),
  one('budget', 'locked'),
]

const Program = (props: Partial<StepperProps>) => <Stepper label={useSay()(words.program)} steps={wizard} {...props} />

const meta = {
  title: 'Components/Stepper',
  component: Program,
  args: { onChoose: fn() },
  argTypes: { orientation: { control: 'inline-radio', options: stepperOrientations }, steps: { control: false } },
  decorators: [
    (Story, { args }) => (
      <div style={{ maxInlineSize: args.orientation === 'horizontal' ? undefined : 272 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Program>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Done steps can be opened, locked steps are text, and every state is announced. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { say, message } = spoken(globals)
    const steps = within(canvas.getByRole('navigation', { name: say(words.program) }))
    const current = steps.getByRole('button', { name: new RegExp(say(words.objectives), 'u'), current: 'step' })
    await expect(current).toBeVisible()
    const wrong = steps.getByRole('button', { name: new RegExp(say(words.criteria), 'u') })
    await expect(wrong).toHaveAccessibleName(expect.stringContaining(message('ds.stepper.state.error')))
    await waitFor(() => expect(steps.queryByRole('button', { name: new RegExp(say(words.budget), 'u') })).toBeNull())
    await userEvent.click(steps.getByRole('button', { name: new RegExp(say(words.details), 'u') }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('details')
    await userEvent.tab()
    await expect(wrong).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('criteria')
  },
}

const Group = () => (
  <Stepper
    label={useSay()(words.group)}
    steps={[one('groupDetails', 'current', { href: '#details' }), one('rules', 'locked', { note: <Badge variant="soon" /> })]}
  />
)
/** Steps that have addresses. A step that comes later is announced as such. */
export const OfAGroup: Story = {
  render: () => <Group />,
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: new RegExp(spoken(globals).say(words.groupDetails), 'u') })
    await expect(link).toHaveAttribute('href', '#details')
  },
}
export const Lying: Story = {
  args: { orientation: 'horizontal', steps: wizard.slice(0, 5).map(({ steps: _inner, ...step }) => step) },
}

/** On phones a button shows the current step and opens the list. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const toggle = canvas.getByRole('button', { name: new RegExp(message('ds.stepper.place', { step: 4, count: 6 }), 'u') })
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await waitFor(() => expect(canvas.queryByRole('button', { name: new RegExp(say(words.details), 'u') })).toBeNull())
    await userEvent.click(toggle)
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByRole('button', { name: new RegExp(say(words.details), 'u') })).toBeVisible()
  },
}
