import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import { Say, spoken } from '../../stories/say.tsx'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'
import { sampleCountries } from './phone-countries.sample.ts'

const words = {
  label: { en: 'Mobile number', ar: 'رقم الجوال' },
  more: { en: 'All countries', ar: 'كل الدول' },
  wrong: { en: 'Please enter a correct phone number', ar: 'أدخل رقم جوال صحيحًا' },
}

function Sample(props: Partial<PhoneFieldProps>) {
  const countries = sampleCountries(useLocale().language, (iso) => `/flags/${iso}.svg`)
  return <PhoneField label={<Say pair={words.label} />} {...props} countries={countries} />
}

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  args: { label: '', countries: [], onChange: fn() },
  argTypes: { label: { control: false }, countries: { control: false } },
  render: ({ label: _label, countries: _countries, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

const saudi = { en: 'Saudi Arabia', ar: 'السعودية' }
const qatar = { en: 'Qatar', ar: 'قطر' }

export const Default: Story = {}

export const Filled: Story = { args: { defaultNational: '550123478' } }

/** Arabic-Indic digits and a leading zero are accepted as typed; the value is E.164. */
export const TypedInArabicDigits: Story = {
  play: async ({ canvas, globals, args }) => {
    const field = canvas.getByRole('textbox', { name: spoken(globals).say(words.label) })
    await userEvent.type(field, '٠٥٥٠١٢٣٤٧٨')
    await expect(field).toHaveValue('0550123478')
    await expect(args.onChange).toHaveBeenLastCalledWith({ countryId: 'sa', national: '550123478', e164: '+966550123478', reason: null })
  },
}

/** A pasted international number sets its country. */
export const PastedFromElsewhere: Story = {
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: say(words.label) })
    field.focus()
    await userEvent.paste('\u200E00974 3312 3456')
    await expect(field).toHaveValue('33123456')
    await expect(canvas.getByRole('button', { name: new RegExp(say(qatar)) })).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ countryId: 'qa', national: '33123456', e164: '+97433123456', reason: null })
  },
}

function WithCountriesToCome(props: Partial<PhoneFieldProps>) {
  const { language } = useLocale()
  const [areHere, setHere] = useState(false)
  const countries = sampleCountries(language, (iso) => `/flags/${iso}.svg`)
  return (
    <>
      <PhoneField label={<Say pair={words.label} />} {...props} countries={areHere ? countries : countries.slice(0, 1)} />
      <button onClick={() => setHere(true)}>
        <Say pair={words.more} />
      </button>
    </>
  )
}

/** A number of a country that is not loaded yet is parsed once the country is loaded. */
export const CountryArrivesAfterTheNumber: Story = {
  tags: ['!dev'],
  render: ({ label: _label, countries: _countries, ...args }) => <WithCountriesToCome {...args} />,
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: say(words.label) })
    await userEvent.type(field, '+97433123456')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ e164: null }))
    await userEvent.click(canvas.getByRole('button', { name: say(words.more) }))
    await waitFor(() => expect(field).toHaveValue('33123456'))
    await expect(args.onChange).toHaveBeenLastCalledWith({ countryId: 'qa', national: '33123456', e164: '+97433123456', reason: null })
  },
}

/** Characters that do not belong to a number are dropped. `onChange` gets the number, or the reason why there is none. */
export const BadInput: Story = {
  play: async ({ canvas, globals, args }) => {
    const field = canvas.getByRole('textbox', { name: spoken(globals).say(words.label) })
    await expect(field).toHaveAttribute('autocomplete', 'tel')
    await expect(field).toHaveAttribute('placeholder', '5X XXX XXXX')
    field.focus()
    await userEvent.paste('\u202E📞 call\u200B me: ٥٥\u0301 012 <b>3478</b>\u202C')
    await expect(args.onChange).toHaveBeenLastCalledWith({ countryId: 'sa', national: '550123478', e164: '+966550123478', reason: null })
    await userEvent.clear(field)
    await userEvent.paste('9'.repeat(300))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ e164: null, reason: 'tooLong' }))
    await userEvent.clear(field)
    await userEvent.paste('مرحبا')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ e164: null, reason: 'empty' }))
  },
}

/** The list opens with the focus in its search. The search finds a country by its name in the other language. */
export const ChoosingACountry: Story = {
  play: async ({ canvas, globals, args }) => {
    const { say, message, language } = spoken(globals)
    const country = canvas.getByRole('button', { name: new RegExp(say(saudi)) })
    await userEvent.click(country)
    const dialog = await screen.findByRole('dialog', { name: message('ds.phoneField.countries') })
    await expect(dialog.closest('[lang]')).toHaveAttribute('lang', language)
    const search = within(dialog).getByRole('combobox', { name: message('ds.phoneField.search') })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.type(search, language === 'ar' ? 'qatar' : 'قطر')
    await expect(within(dialog).getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: new RegExp(say(qatar)) })).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith({ countryId: 'qa', national: '', e164: null, reason: 'empty' })
  },
}

/** The whole list of countries, with a tick at the chosen country. */
export const ListOpen: Story = {
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say(saudi)) }))
    const chosen = await screen.findByRole('option', { name: new RegExp(say(saudi)) })
    await expect(chosen).toHaveAttribute('aria-selected', 'true')
  },
}

/** If no country matches, the list says what to do. */
export const NoCountryFound: Story = {
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(say(saudi)) }))
    await userEvent.type(await screen.findByRole('combobox'), 'atlantis')
    await waitFor(() => expect(screen.getByText(message('ds.phoneField.none'))).toBeVisible())
  },
}

/** After an attempt to continue, the field says how many digits are missing. */
export const TooShort: Story = {
  args: { defaultNational: '55 012', isReasonShown: true },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const field = canvas.getByRole('textbox', { name: say(words.label) })
    await expect(field).toBeInvalid()
    await userEvent.type(field, '3478')
    await expect(field).not.toBeInvalid()
  },
}

export const RefusedByTheServer: Story = { args: { defaultNational: '55012', errorMessage: <Say pair={words.wrong} /> } }

export const Disabled: Story = { args: { defaultNational: '550123478', isDisabled: true } }
