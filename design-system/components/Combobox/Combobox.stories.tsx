import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import type { Language } from '../../locale/language.ts'
import { chooseByTyping } from '../../stories/choose.ts'
import { Say, spoken } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import { Form } from '../Form/Form.tsx'
import { Combobox, type ComboboxOption, type LoadOptions } from './Combobox.tsx'
import { cities } from './cities.sample.ts'
import { LazyCombobox } from './LazyCombobox.tsx'

const words = {
  label: { en: 'City', ar: 'المدينة' },
  hint: { en: 'Brands look for people near them', ar: 'تبحث العلامات التجارية عن القريبين منها' },
  choose: { en: 'Choose a city', ar: 'اختر مدينة' },
  save: { en: 'Save', ar: 'حفظ' },
}

const other: Record<Language, Language> = { en: 'ar', ar: 'en' }
const optionsIn = (language: Language): ComboboxOption[] =>
  cities.map(({ id, name, region }) => ({
    id,
    label: name[language],
    searchNames: [name[other[language]]],
    description: region[language],
  }))

type SampleProps = Omit<Parameters<typeof Combobox>[0], 'label' | 'options' | 'load' | 'least'> & {
  load?: LoadOptions
  least?: number
  chosen?: string
}

function City({ load, least, chosen, ...props }: SampleProps) {
  const options = optionsIn(useLocale().language)
  const label = <Say pair={words.label} />
  const defaultValue = options.find(({ id }) => id === chosen)
  return load ? (
    <Combobox label={label} load={load} least={least} defaultValue={defaultValue} {...props} />
  ) : (
    <Combobox label={label} options={options} defaultValue={defaultValue} {...props} />
  )
}

const meta = {
  title: 'Components/Combobox',
  component: City,
  args: { onChange: fn() },
} satisfies Meta<typeof City>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { hint: <Say pair={words.hint} /> } }

export const Chosen: Story = { args: { chosen: 'riyadh' } }

/**
 * Options are found by their names in either language, without hamza and article, and chosen by keyboard. Text that matches no option is
 * discarded.
 */
export const TypedAndChosen: Story = {
  play: async ({ canvas, globals, args }) => {
    const { say, language } = spoken(globals)
    const field = canvas.getByRole('combobox', { name: say(words.label) })
    await userEvent.type(field, 'ا')
    const list = await screen.findByRole('listbox')
    await expect(list.closest('[dir]')).toHaveAttribute('lang', language)
    await chooseByTyping(field, 'حسا')
    const ahsa = language === 'ar' ? 'الأحساء' : 'Al Ahsa'
    await expect(field).toHaveValue(ahsa)
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'ahsa' }))
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
    await userEvent.type(field, 'x{Escape}')
    await userEvent.tab()
    await expect(field).toHaveValue(ahsa)
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}

/** A paste replaces all the text while the page scrolls the field into view: the field searches for the new text. */
export const ReplacedAtOnce: Story = {
  args: { chosen: 'riyadh' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: '150vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, globals, args }) => {
    const { say } = spoken(globals)
    const field = canvas.getByRole<HTMLInputElement>('combobox')
    await userEvent.click(field)
    field.select()
    await userEvent.paste(say(cities[1]!.name))
    await screen.findByRole('option', { name: new RegExp(say(cities[1]!.name), 'u') })
    const drawn = new Promise((resolve) =>
      document.addEventListener('scroll', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), { once: true }),
    )
    window.scrollBy(0, 40)
    await drawn
    await expect(field).toHaveValue(say(cities[1]!.name))
    await userEvent.click(screen.getByRole('option', { name: new RegExp(say(cities[1]!.name), 'u') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'jeddah' }))
    await expect(field).toHaveValue(say(cities[1]!.name))
    window.scrollTo(0, 0)
  },
}

/** The button shows the whole list, for any text in the field. A press on an option chooses it. */
export const OpenedByButton: Story = {
  args: { chosen: 'jeddah' },
  play: async ({ canvas, globals, args }) => {
    const { say, message } = spoken(globals)
    const field = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(message('ds.combobox.open')) }))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5))
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent(say(cities[1]!.name))
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getAllByRole('option')[0]! })
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'riyadh' }))
    await expect(field).toHaveValue(say(cities[0]!.name))
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument())
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, globals }) => {
    const { message } = spoken(globals)
    await userEvent.type(canvas.getByRole('combobox'), 'أطلانتس 🧜')
    await waitFor(() => expect(screen.getByText(message('ds.combobox.empty'))).toBeVisible())
  },
}

/** The first load fails: the list says so and offers to try again. */
function Unreliable({ onChange }: Pick<SampleProps, 'onChange'>) {
  const { language } = useLocale()
  const [load] = useState<LoadOptions>(() => {
    let hasFailed = false
    return async (query: string) => {
      await Promise.resolve()
      if (hasFailed) return optionsIn(language).filter(({ label }) => label.includes(query))
      hasFailed = true
      throw new Error('offline')
    }
  })
  return <City load={load} onChange={onChange} />
}

export const LoaderThatFails: Story = {
  render: ({ onChange }) => <Unreliable onChange={onChange} />,
  play: async ({ canvas, globals, args }) => {
    const { message, language } = spoken(globals)
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getAllByText(message('ds.combobox.failed'))[0]).toBeInTheDocument())
    await userEvent.click(await screen.findByRole('button', { name: message('ds.combobox.retry') }))
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5))
    await expect(field).toHaveFocus()
    await chooseByTyping(field, language === 'ar' ? 'مكة' : 'Makk')
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'makkah' }))
  },
}

export const Loading: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas, globals }) => {
    const { message } = spoken(globals)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(message('ds.combobox.open')) }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message('ds.combobox.loading')))
  },
}

/** A loader that needs two characters is not called for one character. The list says how many characters are needed. */
export const TooShort: Story = {
  args: { load: fn<LoadOptions>(async () => []), least: 2 },
  play: async ({ canvas, globals, args }) => {
    const { message } = spoken(globals)
    await userEvent.type(canvas.getByRole('combobox'), 'R')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message('ds.search.prompt', { count: 2 })))
    await expect(args.load).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('combobox'), 'i')
    await waitFor(() => expect(args.load).toHaveBeenCalledWith('Ri', expect.anything()))
  },
}

/** With `fresh`, the typed text becomes an option when the field loses focus, unless the list has an option with that name. */
export const TakesWhatIsOnNoList: Story = {
  args: { fresh: (typed) => ({ id: `typed:${typed}`, label: typed }) },
  play: async ({ canvas, globals, args }) => {
    const { language } = spoken(globals)
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Atlantis')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Atlantis' })).toBeVisible())
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ id: 'typed:Atlantis', label: 'Atlantis' })
    await expect(field).toHaveValue('Atlantis')
    await userEvent.clear(field)
    await userEvent.type(field, language === 'ar' ? 'جدة' : 'Jeddah')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'jeddah' }))
  },
}

export const RefusedByAForm: Story = {
  render: (args, { globals }) => (
    <Form onSubmit={() => {}} validationErrors={{ city: spoken(globals).say(words.choose) }}>
      <City {...args} name="city" />
      <Button type="submit">
        <Say pair={words.save} />
      </Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const field = canvas.getByRole('combobox', { name: say(words.label) })
    await expect(field).toHaveAccessibleDescription(say(words.choose))
    await chooseByTyping(field, 'abha')
    await expect(field).not.toBeInvalid()
    await expect(canvasElement.querySelector('input[name="city"]')).toHaveValue('abha')
  },
}

function FarDown({ onChange }: Pick<SampleProps, 'onChange'>) {
  const options = optionsIn(useLocale().language)
  const [city, setCity] = useState<ComboboxOption | null>(options[0] ?? null)
  return (
    <>
      <div style={{ blockSize: '200vh' }} />
      <LazyCombobox
        label={<Say pair={words.label} />}
        hint={<Say pair={words.hint} />}
        options={options}
        value={city}
        onChange={(option) => {
          setCity(option)
          onChange?.(option)
        }}
      />
    </>
  )
}

/**
 * Far down a page a plain field is shown first. Typing continues in the real field, which immediately searches for the text that was typed.
 */
export const FetchedWhenReached: Story = {
  tags: ['!dev', '!autodocs'],
  render: ({ onChange }) => <FarDown onChange={onChange} />,
  play: async ({ canvas, canvasElement, globals, args }) => {
    const { say } = spoken(globals)
    const plain = canvas.getByRole('combobox', { name: say(words.label) })
    await waitFor(() => expect(canvasElement.querySelector('[data-component="Combobox"]')).toBeNull())
    await expect(plain).toHaveValue(say(cities[0]!.name))
    await expect(plain).toHaveAccessibleDescription(say(words.hint))
    const { height } = plain.getBoundingClientRect()
    plain.focus()
    await userEvent.keyboard('{Control>}a{/Control}حسا')
    await waitFor(() => expect(canvasElement.querySelector('[data-component="Combobox"]')).not.toBeNull())
    const field = canvas.getByRole('combobox', { name: say(words.label) })
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('حسا')
    await expect(field.getBoundingClientRect().height).toBe(height)
    await userEvent.click(await screen.findByRole('option', { name: new RegExp(say({ en: 'Al Ahsa', ar: 'الأحساء' }), 'u') }))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'ahsa' }))
  },
}
