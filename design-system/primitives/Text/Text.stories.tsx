import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { stress } from '../../stories/stress.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from './Text.tsx'
import { textLooks, textTones } from './Text.css.ts'

const words = { en: 'Complete profiles are hired by brands more often.', ar: 'الملفات المكتملة تحظى بتعاونات أكثر مع العلامات التجارية.' }
const meta = {
  title: 'Primitives/Text',
  component: Text,
  args: { children: <Say pair={words} /> },
  argTypes: {
    children: { control: false },
    look: { control: 'select', options: textLooks },
    tone: { control: 'select', options: textTones },
  },
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Looks: Story = {
  render: () => (
    <Stack>
      {textLooks.map((look) => (
        <Text key={look} look={look}>
          <Say pair={words} />
        </Text>
      ))}
    </Stack>
  ),
}
export const Tones: Story = {
  render: () => (
    <Stack gap="xs">
      {textTones.map((tone) => (
        <Text key={tone} tone={tone}>
          <Say pair={words} />
        </Text>
      ))}
    </Stack>
  ),
}
/** Arabic-Indic digits have the same design in every look: all of one width, with a zero that is easy to recognise. */
export const ArabicDigits: Story = {
  render: () => (
    <Stack gap="xs">
      {textLooks.map((look) => (
        <Text key={look} look={look}>
          <span>٠٠٠٠</span> <span>٢٢٢٢</span> <span>٦٦٦٦</span>
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('[data-component="Text"]')]
    await expect(lines).toHaveLength(textLooks.length)
    await waitFor(async () => {
      for (const line of lines) {
        const widths = [...line.querySelectorAll('span')].map((digits) => digits.getBoundingClientRect().width)
        await expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(0.1)
      }
    })
  },
}
/** User text in either script keeps its own direction, but every line starts at the same edge. */
export const UserTextStaysAtTheStart: Story = {
  tags: ['!dev'],
  render: () => (
    <Stack gap="xs">
      {['أطبخ في الرياض.', 'Cooking in Riyadh.', 'أطبخ في الرياض.\nCooking in Riyadh.'].map((written) => (
        <Text key={written} as="div" dir="auto">
          {written}
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, globals }) => {
    const side = spoken(globals).language === 'ar' ? 'right' : 'left'
    for (const block of canvasElement.querySelectorAll('[data-component="Text"]')) {
      const letters = document.createRange()
      letters.selectNodeContents(block)
      const lines = [...letters.getClientRects()].filter(({ width }) => width > 1)
      await expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) await expect(Math.round(line[side])).toBe(Math.round(block.getBoundingClientRect()[side]))
    }
  },
}
export const Truncated: Story = {
  args: { isTruncated: true, children: <Say pair={stress.long} /> },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
}
export const Measured: Story = {
  args: {
    isMeasured: true,
    children: (
      <>
        <Say pair={stress.long} />. <Say pair={stress.long} />.
      </>
    ),
  },
}
