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

/** The error takes the place of the hint and is read with the field. */
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

/** Latin by nature: left to right in both languages; without marks beside it, it begins where the page's lines begin. */
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
