import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { TextField } from './TextField.tsx'
import { textKinds } from './text-kinds.ts'

const words = {
  service: { en: 'Service name', ar: 'اسم الخدمة' },
  example: { en: 'Reel with your product', ar: 'مقطع قصير مع منتجك' },
  shown: { en: 'Shown on your public page', ar: 'يظهر في صفحتك العامة' },
  handle: { en: 'Username', ar: 'اسم المستخدم' },
  taken: { en: 'This user name is taken', ar: 'اسم المستخدم محجوز' },
  price: { en: 'Maximum price', ar: 'أعلى سعر' },
  riyal: { en: 'SAR', ar: 'ر.س' },
  tooLow: { en: 'The maximum has to be above the minimum', ar: 'يجب أن يكون أعلى سعر أكبر من أقل سعر' },
  country: { en: 'Country', ar: 'الدولة' },
  saudi: { en: 'Saudi Arabia', ar: 'السعودية' },
  email: { en: 'Email', ar: 'البريد الإلكتروني' },
}

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: <Say pair={words.service} /> },
  argTypes: {
    kind: { control: 'select', options: textKinds },
    label: { control: false },
    leading: { control: false },
    trailing: { control: false },
  },
  parameters: { anatomy: 'WithHintAndCounter' },
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithHintAndCounter: Story = {
  args: { hint: <Say pair={words.shown} />, counter: { limit: 25 }, isOptional: true },
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: new RegExp(say(words.service)) })
    await userEvent.type(field, 'abcdefghijklmnopqrstuvwxyz')
    await expect(field).toHaveValue('abcdefghijklmnopqrstuvwxy')
    await expect(canvas.getByText(message('ds.field.counter', { used: 25, limit: 25 }))).toBeVisible()
    await expect(field).toHaveAccessibleDescription(new RegExp(say(words.shown)))
  },
}

/** The error replaces the hint and is read with the field. */
export const Invalid: Story = {
  args: {
    label: <Say pair={words.price} />,
    trailing: <Say pair={words.riyal} />,
    kind: 'code',
    defaultValue: '900',
    errorMessage: <Say pair={words.tooLow} />,
  },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: say(words.price) })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(say(words.tooLow))
  },
}

/**
 * Kinds whose text is always Latin are left to right in both languages, and aligned to the start of the page's lines. The mark precedes the
 * text.
 */
export const LatinKinds: Story = {
  render: () => (
    <Stack>
      <TextField label={<Say pair={words.email} />} kind="email" defaultValue="reem@rawshan.example" autoComplete="email" />
      <TextField label={<Say pair={words.handle} />} kind="handle" leading="@" defaultValue="reem_dosari" />
      <TextField
        label={<Say pair={words.handle} />}
        kind="handle"
        leading="@"
        defaultValue="reem"
        errorMessage={<Say pair={words.taken} />}
      />
    </Stack>
  ),
  play: async ({ canvas, globals }) => {
    const { language, say } = spoken(globals)
    const email = canvas.getByRole('textbox', { name: say(words.email) })
    await expect(email).toHaveAttribute('dir', 'ltr')
    await expect(getComputedStyle(email).textAlign).toBe(language === 'ar' ? 'right' : 'left')
    const [name] = canvas.getAllByRole('textbox', { name: say(words.handle) })
    await expect(name && getComputedStyle(name).textAlign).toBe(language === 'ar' ? 'right' : 'left')
  },
}

const places = (field: HTMLElement) => {
  const box = field.closest('[data-part="box"]')
  const run = box?.querySelector('[data-part="run"]')
  if (!box || !run) throw new Error('The field has no run')
  return { box: box.getBoundingClientRect(), run: run.getBoundingClientRect(), input: field.getBoundingClientRect() }
}

/**
 * The @ and the text are one run at the start. For text of any length the whole box can be pressed, and Home moves to the position after
 * the @.
 */
export const HandleAtPageStart: Story = {
  args: { label: <Say pair={words.handle} />, kind: 'handle', leading: '@', defaultValue: 'reem', trailing: <Say pair={words.riyal} /> },
  play: async ({ canvas, globals }) => {
    const { language, say } = spoken(globals)
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: say(words.handle) })
    const before = places(field)
    await expect(before.run.width).toBeLessThan(before.input.width / 2)
    const gap = language === 'ar' ? before.box.right - before.run.right : before.run.left - before.box.left
    await expect(gap).toBeLessThan(20)
    await userEvent.click(field)
    await userEvent.keyboard('{Home}x{End}_alanazi')
    await expect(field).toHaveValue('xreem_alanazi')
    const after = places(field)
    await expect(after.run.width).toBeGreaterThan(before.run.width)
    const fixed = language === 'ar' ? 'right' : 'left'
    await expect(Math.abs(after.run[fixed] - before.run[fixed])).toBeLessThan(1)
    await userEvent.type(field, 'a'.repeat(400))
    const long = places(field)
    await expect(long.run.left).toBeGreaterThanOrEqual(long.box.left)
    await expect(long.run.right).toBeLessThanOrEqual(long.box.right)
    await userEvent.clear(field)
    await expect(Math.abs(places(field).run[fixed] - before.run[fixed])).toBeLessThan(1)
  },
}

export const DisabledAndReadOnly: Story = {
  render: () => (
    <Stack>
      <TextField label={<Say pair={words.country} />} defaultValue="المملكة العربية السعودية" isDisabled />
      <TextField label={<Say pair={words.country} />} defaultValue="Saudi Arabia" isReadOnly />
    </Stack>
  ),
}
