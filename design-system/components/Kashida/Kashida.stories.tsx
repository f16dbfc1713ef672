import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { spoken, useWord } from '../../stories/say.tsx'
import { stepKnots } from './stroke.ts'
import { Kashida, type KashidaProps } from './Kashida.tsx'

const words = { profile: { en: 'Profile complete', ar: 'اكتمال الملف' } }
const Named = (props: KashidaProps) => {
  const word = useWord(words)
  return <Kashida {...props} {...(props.label !== undefined && { label: word(props.label) })} />
}

const meta = {
  title: 'Components/Kashida',
  component: Kashida,
  args: { value: 0.75, label: 'profile' },
  argTypes: {
    value: { control: { type: 'range', min: 0, max: 1, step: 0.01 } },
    depth: { control: { type: 'range', min: 8, max: 60 } },
    knots: { control: false },
  },
  render: (args) => <Named {...args} />,
} satisfies Meta<typeof Kashida>
export default meta
type Story = StoryObj<typeof meta>

/** Each knot is at its share of the line. The saffron knot marks the current position. */
export const Default: Story = {
  args: {
    knots: [
      { at: 0, state: 'done' },
      { at: 0.45, state: 'done' },
      { at: 0.65, state: 'done' },
      { at: 0.75, state: 'here' },
      { at: 0.9, state: 'open', isSmall: true },
      { at: 0.95, state: 'open', isSmall: true },
      { at: 1, state: 'open', isSmall: true },
    ],
  },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const bar = canvas.getByRole('progressbar', { name: say(words.profile) })
    await expect(bar).toHaveAttribute('aria-valuenow', '75')
    await expect(bar.getAttribute('aria-valuetext')).toContain(say({ en: '75', ar: '٧٥' }))
  },
}

/** The line begins at the start of the reading direction. */
export const BeginsWhereReadingBegins: Story = {
  args: {
    knots: [
      { at: 0, state: 'done' },
      { at: 1, state: 'open' },
    ],
  },
  play: async ({ canvasElement, globals }) => {
    const [first, last] = canvasElement.querySelectorAll('[data-part="knot"]')
    const sides = [first, last].map((knot) => knot?.getBoundingClientRect().left ?? 0)
    const [begin = 0, end = 0] = spoken(globals).language === 'ar' ? sides.toReversed() : sides
    await expect(begin).toBeLessThan(end)
  },
}
export const Steps: Story = {
  render: () => (
    <Stack gap="xl">
      {[0, 1, 2, 3, 4].map((current) => (
        <Kashida key={current} value={Math.min(current, 3) / 3} knots={stepKnots(4, current)} depth={18} />
      ))}
    </Stack>
  ),
}
export const NotJoinedYet: Story = {
  render: () => (
    <Kashida
      isDotted
      knots={[
        { at: 0, state: 'here' },
        { at: 1, state: 'open' },
      ]}
    />
  ),
}
