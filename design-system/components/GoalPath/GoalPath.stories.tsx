import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { face } from '../../stories/face.ts'
import { Say, spoken, useSay, type Pair } from '../../stories/say.tsx'
import { GoalPath, type Goal, type GoalPathProps } from './GoalPath.tsx'
import { foundAll } from '../../stories/found-all.ts'

const words = {
  label: { en: 'Your rewards up to 300 orders', ar: 'مكافآتك حتى بلوغ ٣٠٠ طلب شراء' },
  tasting: { en: 'Tasting for two at the roastery', ar: 'تذوّق لشخصين في المحمصة' },
  note: { en: '37 more to the tasting', ar: 'بقي ٣٧ طلبًا على جلسة التذوّق' },
  reached: { en: 'Reached 8 Nov', ar: 'تحقّق ٨ نوفمبر' },
  reem: { en: 'Reem Aldosari', ar: 'ريم الدوسري' },
} satisfies Record<string, Pair>

/** Returns a function that writes “25 orders”, as the product's catalogue would. */
function useOrders() {
  const { number, language } = useFormats()
  const arabic: Partial<Record<Intl.LDMLPluralRule, string>> = { few: 'طلبات', many: 'طلبًا' }
  const noun = (count: number) =>
    language === 'ar' ? (arabic[new Intl.PluralRules('ar').select(count)] ?? 'طلب') : count === 1 ? 'order' : 'orders'
  return (count: number) => `${number(count)} ${noun(count)}`
}

function Orders({ isWaiting, isNamed = true, ...props }: Partial<GoalPathProps> & { isWaiting?: boolean; isNamed?: boolean }) {
  const say = useSay()
  const goals: Goal[] = [
    { id: 'a', target: 25, reward: { kind: 'cash', halalas: 20_000 }, achieved: say(words.reached) },
    { id: 'b', target: 75, reward: { kind: 'experience', title: say(words.tasting) }, isWaiting },
    { id: 'c', target: 150, reward: { kind: 'cash', halalas: 90_000 } },
    { id: 'd', target: 300, reward: { kind: 'cash', halalas: 250_000 } },
  ]
  return (
    <GoalPath
      label={say(words.label)}
      goals={goals}
      countText={useOrders()}
      at={38}
      person={isNamed ? { name: say(words.reem), src: face, accent: 'accent1' } : undefined}
      note={props.at === undefined || props.at === 38 ? <Say pair={words.note} /> : undefined}
      {...props}
    />
  )
}

const boxesOf = (inside: Element, selector: string) => foundAll(inside, selector).map((element) => element.getBoundingClientRect())

const meta = {
  title: 'Components/GoalPath',
  component: GoalPath,
  args: { label: '', goals: [], countText: String, at: 38 },
  argTypes: { label: { control: false }, goals: { control: false }, at: { control: { type: 'number', min: 0, max: 320 } } },
  render: ({ at }) => <Orders at={at} />,
} satisfies Meta<typeof GoalPath>
export default meta
type Story = StoryObj<typeof meta>

/** Goals that are reached, the current position, and goals ahead. Screen readers get a list in the same order. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { say, language, message } = spoken(globals)
    const list = canvas.getByRole('list', { name: say(words.label) })
    const items = [...list.querySelectorAll('li')]
    await expect(items).toHaveLength(5)
    await expect(items[0]).toHaveTextContent(say(words.reached))
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[2]).toHaveTextContent(message('ds.goalPath.next'))
    await expect(items[4]).toHaveTextContent(say({ en: 'SAR 2,500', ar: '٢٬٥٠٠ ر.س' }))
    const [first, last] = boxesOf(canvasElement, '[data-part="knot"]')
    await expect(Number(first?.left) < Number(last?.left)).toBe(language === 'en')
  },
}

/** Before joining, the line is dotted and the position is at the start of the line. */
export const BeforeJoining: Story = { args: { at: null } }
export const JustJoined: Story = { args: { at: 0 } }
export const Complete: Story = { args: { at: 320 } }
/** A goal is reached, and its reward waits for budget. */
export const WaitingForBudget: Story = {
  render: () => <Orders at={90} isWaiting />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(spoken(globals).message('ds.goalPath.waiting'))).toBeVisible()
  },
}
/** For a reader who does not take part, no position is shown. */
export const WithoutATraveller: Story = { render: () => <Orders at={null} isNamed={false} /> }

/** Every knot is on the horizontal line, at each width from which the line has other places. */
export const Lying: Story = {
  tags: ['!dev'],
  render: () => (
    <Stack gap="huge">
      {[760, 880, 1064].map((width) => (
        <div key={width} style={{ inlineSize: width }}>
          <Orders isNamed={false} at={null} />
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const path of foundAll(canvasElement, '[data-component="GoalPath"]')) {
      const line = path.querySelector<SVGPathElement>('svg[viewBox^="0 0 100"] path')
      const box = line?.ownerSVGElement?.getBoundingClientRect()
      if (!line || !box) throw new Error('The way is not drawn')
      await expect(box.width).toBeGreaterThan(0)
      for (const { left, right, top, bottom } of boxesOf(path, '[data-part="knot"]')) {
        const middle = (left + right) / 2
        const share = getComputedStyle(path).direction === 'rtl' ? (box.right - middle) / box.width : (middle - box.left) / box.width
        await expect(Math.abs((top + bottom) / 2 - (box.top + 3 * 132 * share * (1 - share)))).toBeLessThan(2)
      }
    }
  },
}

/** On a phone the line is vertical. Every knot is on the line, for texts of any length. */
export const Standing: Story = {
  render: () => (
    <div style={{ maxInlineSize: 328 }}>
      <Orders />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const knots = boxesOf(canvasElement, '[data-part="knot"]').map(({ top }) => top)
    await expect(knots).toEqual(knots.toSorted((a, b) => a - b))
    const svg = canvasElement.querySelector('svg[viewBox^="0 0 33"]')
    const path = svg?.querySelector<SVGPathElement>('path')
    const box = svg?.getBoundingClientRect()
    if (!path || !box) throw new Error('The way is not drawn')
    const long = path.getTotalLength()
    const onLine = Array.from({ length: 400 }, (_, at) => path.getPointAtLength((long * at) / 399)).map(
      ({ y }) => box.top + (y / 100) * box.height,
    )
    for (const knot of foundAll(canvasElement, '[data-part="knot"]')) {
      const { top, height } = knot.getBoundingClientRect()
      await expect(Math.min(...onLine.map((y) => Math.abs(y - (top + height / 2))))).toBeLessThan(2)
    }
  },
}
