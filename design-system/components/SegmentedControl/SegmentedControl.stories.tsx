import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { spoken, useSay } from '../../stories/say.tsx'
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.tsx'
import { SegmentedLinks } from './SegmentedLinks.tsx'

const words = {
  reward: { en: 'Reward', ar: 'المكافأة' },
  cash: { en: 'Cash', ar: 'نقدًا' },
  experience: { en: 'Experience', ar: 'تجربة' },
  sample: { en: 'Sample', ar: 'عيّنة' },
}
const ids = ['cash', 'experience', 'sample'] as const

function Reward(props: Partial<SegmentedControlProps<(typeof ids)[number]>>) {
  const say = useSay()
  return (
    <SegmentedControl
      {...props}
      label={say(words.reward)}
      options={ids.map((id) => ({ id, label: say(words[id]), isDisabled: id === 'sample' && props.isFullWidth }))}
    />
  )
}

const meta = {
  title: 'Components/SegmentedControl',
  component: Reward,
  args: { onChange: fn() },
  argTypes: { options: { control: false }, value: { control: 'select', options: ids } },
} satisfies Meta<typeof Reward>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A segment is chosen by mouse or by arrow keys along the reading direction: in Arabic the left arrow moves to the next. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals, args }) => {
    const { say, language } = spoken(globals)
    const segment = (id: (typeof ids)[number]) => canvas.getByRole('radio', { name: say(words[id]) })
    await expect(canvas.getByRole('radiogroup', { name: say(words.reward) })).toBeVisible()
    await expect(segment('cash')).toBeChecked()
    await userEvent.click(segment('experience'))
    await expect(segment('experience')).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith('experience')
    await userEvent.click(segment('experience'))
    await expect(segment('experience')).toBeChecked()
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(segment('sample')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('sample')
  },
}
export const FullWidthOneDisabled: Story = { args: { isFullWidth: true } }
export const Disabled: Story = { args: { isDisabled: true } }

const Named = () => (
  <SegmentedControl
    label={useSay()({ en: 'Language', ar: 'اللغة' })}
    options={[
      { id: 'en', label: 'English', lang: 'en', icon: 'languages' },
      { id: 'ar', label: 'العربية', lang: 'ar' },
    ]}
  />
)
/** Each segment is in the typeface of its own language. */
export const Languages: Story = { render: () => <Named /> }

const RewardLinks = () => {
  const say = useSay()
  return (
    <SegmentedLinks
      label={say(words.reward)}
      current="experience"
      isFullWidthOnPhone
      options={ids.map((id) => ({ id, label: say(words[id]), href: `#${id}` }))}
    />
  )
}
/** Segments that choose a view of the page are links. On a phone they fill the width. */
export const Links: Story = {
  render: () => <RewardLinks />,
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await expect(canvas.getByRole('group', { name: say(words.reward) })).toBeVisible()
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(say(words.experience))
    await expect(canvas.getByRole('link', { name: say(words.cash) })).toHaveAttribute('href', '#cash')
  },
}
