import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { useSay, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Form, type ValidationErrors } from '../Form/Form.tsx'
import { MoneyField } from '../MoneyField/MoneyField.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const words = {
  form: { en: 'New rate card', ar: 'بطاقة أسعار جديدة' },
  service: { en: 'Service name', ar: 'اسم الخدمة' },
  platform: { en: 'Platform', ar: 'المنصة' },
  kind: { en: 'Category', ar: 'الفئة' },
  video: { en: 'Videos', ar: 'فيديوهات' },
  post: { en: 'Posts', ar: 'منشورات' },
  price: { en: 'Price', ar: 'السعر' },
  terms: { en: 'I accept the terms', ar: 'أوافق على الشروط' },
  serviceError: { en: 'Enter a service name', ar: 'أدخل اسم الخدمة' },
  platformError: { en: 'Choose a platform', ar: 'اختر المنصة' },
  kindError: { en: 'Choose a category', ar: 'اختر الفئة' },
  priceError: { en: 'Enter a price above zero', ar: 'أدخل سعرًا أكبر من صفر' },
  termsError: { en: 'Accept the terms to go on', ar: 'وافق على الشروط للمتابعة' },
  save: { en: 'Save card', ar: 'حفظ البطاقة' },
}

/**
 * Refuses all fields, as a server does for an empty form. With `answersLater` the answer comes after the synchronous updates of the page.
 */
function RateCard({ isRefused = false, answersLater = false }: { isRefused?: boolean; answersLater?: boolean }) {
  const say = useSay()
  const errors = {
    price: say(words.priceError),
    service: say(words.serviceError),
    platform: say(words.platformError),
    kind: say(words.kindError),
    terms: say(words.termsError),
  }
  const [refused, setRefused] = useState<ValidationErrors | undefined>(isRefused ? errors : undefined)
  const labels = {
    service: say(words.service),
    platform: say(words.platform),
    kind: say(words.kind),
    price: say(words.price),
    terms: say(words.terms),
  }
  return (
    <Form
      aria-label={say(words.form)}
      validationErrors={refused}
      onSubmit={() => (answersLater ? void Promise.resolve().then(() => setRefused(errors)) : setRefused(errors))}
    >
      <ErrorSummary labels={labels} />
      <TextField name="service" label={labels.service} />
      <Select name="platform" label={labels.platform} options={[{ id: 'tiktok', label: 'TikTok' }]} />
      <RadioGroup
        name="kind"
        label={labels.kind}
        options={[
          { id: 'video', label: say(words.video) },
          { id: 'post', label: say(words.post) },
        ]}
      />
      <MoneyField name="price" label={labels.price} />
      <Checkbox name="terms">{labels.terms}</Checkbox>
      <Button type="submit" variant="primary">
        {say(words.save)}
      </Button>
    </Form>
  )
}

const meta = {
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: { labels: {} },
  argTypes: { labels: { control: false } },
  render: () => <RateCard isRefused />,
} satisfies Meta<typeof ErrorSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/**
 * The summary takes the focus when the answer arrives and links to every refused field. Each entry disappears when its field is changed.
 */
export const LeadsToTheFields: Story = {
  render: () => <RateCard />,
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: say(words.save) }))
    const summary = await canvas.findByRole('group', { name: message('ds.errorSummary.title', { count: 5 }) })
    await expect(summary).toHaveFocus()
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.firstElementChild?.textContent)).toEqual(
      [words.service, words.platform, words.kind, words.price, words.terms].map(say),
    )
    const lead = (pair: (typeof words)['price']) => userEvent.click(canvas.getByRole('link', { name: new RegExp(say(pair)) }))

    await lead(words.price)
    await expect(canvas.getByRole('textbox', { name: say(words.price) })).toHaveFocus()
    await lead(words.kind)
    await expect(canvas.getByRole('radio', { name: say(words.video) })).toHaveFocus()
    await lead(words.terms)
    await expect(canvas.getByRole('checkbox', { name: say(words.terms) })).toHaveFocus()
    await lead(words.platform)
    await expect(canvas.getByRole('button', { name: new RegExp(say(words.platform)) })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4))

    await lead(words.service)
    await userEvent.keyboard('Reel')
    await userEvent.click(canvas.getByText(say(words.video)))
    await userEvent.type(canvas.getByRole('textbox', { name: say(words.price) }), '5')
    await userEvent.click(canvas.getByRole('checkbox', { name: say(words.terms) }))
    await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument())
  },
}

/** A field with typed text loses focus to the summary and keeps its message. This must hold for an immediate and for a late answer. */
export const StaysAtItsField: Story = {
  render: () => <RateCard />,
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const price = canvas.getByRole('textbox', { name: say(words.price) })
    await userEvent.type(price, '0{Enter}')
    await expect(await canvas.findByRole('group', { name: message('ds.errorSummary.title', { count: 5 }) })).toHaveFocus()
    await expect(price).toHaveAccessibleDescription(say(words.priceError))
  },
}
export const StaysAtItsFieldLater: Story = { ...StaysAtItsField, render: () => <RateCard answersLater /> }
