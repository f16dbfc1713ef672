import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Say, spoken } from '../../stories/say.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Bidi, BidiProse, Ltr } from './Bidi.tsx'

const words = {
  invited: { en: 'invited you to', ar: 'يدعوك إلى' },
  call: { en: 'Call', ar: 'اتصل على' },
}

const meta = {
  title: 'Primitives/Bidi',
  component: Bidi,
  args: { children: null },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Bidi>
export default meta
type Story = StoryObj<typeof meta>

/** A Latin name in an Arabic sentence and an Arabic name in an English sentence do not change the direction of the sentence. */
export const NamesInSentences: Story = {
  name: 'Default',
  render: () => (
    <Stack gap="xs">
      <Text>
        <Bidi>ريم الدوسري (صانعة محتوى)</Bidi> <Say pair={words.invited} /> <Bidi>Riyadh Kitchens!</Bidi>.
      </Text>
      <Text>
        <Bidi>Rawshan Home (KSA)</Bidi> <Say pair={words.invited} /> <Bidi>مطابخ الرياض</Bidi>.
      </Text>
    </Stack>
  ),
}

/** Phone numbers, handles and addresses are left to right in every language, and aligned to the start. */
export const PhonesHandlesAddresses: Story = {
  render: () => (
    <Card isPadded>
      <Ltr as="div">+966 55 012 3478</Ltr>
      <Ltr as="div">@reem_dosari</Ltr>
      <Ltr as="div">https://wasla.example/profile/influencer/reem_dosari?ref=1</Ltr>
      <Text>
        <Say pair={words.call} /> <Ltr>+966 55 012 3478</Ltr>.
      </Text>
    </Card>
  ),
  play: async ({ canvas, globals }) => {
    const handle = canvas.getByText('@reem_dosari')
    const range = document.createRange()
    range.selectNodeContents(handle)
    const [run, row] = [range.getBoundingClientRect(), handle.getBoundingClientRect()]
    const toTheEdge = spoken(globals).language === 'ar' ? row.right - run.right : run.left - row.left
    await expect(Math.round(toTheEdge)).toBe(0)
  },
}

/** Each text has the direction of its own first letter. */
export const ProsePeopleTyped: Story = {
  render: () => (
    <Stack>
      <BidiProse>أطبخ وأصوّر في الرياض. شاركت مع Nabt Coffee في ٣ حملات!</BidiProse>
      <BidiProse>Cooking and filming in Riyadh. Worked with قهوة نبت on 3 campaigns!</BidiProse>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/أطبخ/u)).direction).toBe('rtl')
    await expect(getComputedStyle(canvas.getByText(/Cooking/u)).direction).toBe('ltr')
  },
}

/** A bio in two languages: each paragraph has its own direction, and both paragraphs begin at the start edge of the page. */
export const ParagraphsOfTwoLanguages: Story = {
  render: () => <BidiProse>{'أطبخ وأصوّر في الرياض.\nCooking and filming in Riyadh.'}</BidiProse>,
  play: async ({ canvas, globals }) => {
    const prose = canvas.getByText(/Cooking/u)
    const written = prose.textContent
    const lineOf = (from: number, to: number) => {
      const range = document.createRange()
      range.setStart(prose.childNodes[0] ?? prose, from)
      range.setEnd(prose.childNodes[0] ?? prose, to)
      return range.getBoundingClientRect()
    }
    const end = written.indexOf('\n')
    const box = prose.getBoundingClientRect()
    const side = spoken(globals).language === 'ar' ? 'right' : 'left'
    for (const line of [lineOf(0, end), lineOf(end + 1, written.length)]) await expect(Math.round(line[side])).toBe(Math.round(box[side]))
  },
}
