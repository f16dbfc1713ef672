import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { isolate } from '../../locale/isolate.ts'
import { useLocale } from '../../locale/LocaleProvider.tsx'
import type { Language } from '../../locale/language.ts'
import { chooseByTyping } from '../../stories/choose.ts'
import { Say, spoken, type Pair } from '../../stories/say.tsx'
import { Button } from '../Button/Button.tsx'
import type { ComboboxOption } from '../Combobox/combobox-option.ts'
import { Form } from '../Form/Form.tsx'
import { MultiSelect } from './MultiSelect.tsx'

const words = {
  label: { en: 'Interests', ar: 'الاهتمامات' },
  hint: { en: 'Brands find you by them', ar: 'تجدك العلامات التجارية من خلالها' },
  choose: { en: 'Choose at least one', ar: 'اختر اهتمامًا واحدًا على الأقل' },
  save: { en: 'Save', ar: 'حفظ' },
}

const interests: readonly (Pair & { id: string })[] = [
  { id: 'food', en: 'Food', ar: 'أطعمة' },
  { id: 'coffee', en: 'Coffee', ar: 'قهوة' },
  { id: 'family', en: 'Family', ar: 'عائلة' },
  { id: 'home', en: 'Home & decor', ar: 'منزل وديكور' },
  { id: 'culture', en: 'Culture & heritage', ar: 'ثقافة وتراث' },
  { id: 'photography', en: 'Photography', ar: 'تصوير' },
  { id: 'travel', en: 'Travel', ar: 'سفر' },
]
const optionsIn = (language: Language): ComboboxOption[] =>
  interests.map(({ id, en, ar }) => ({ id, label: language === 'ar' ? ar : en, searchNames: [en, ar] }))

type SampleProps = Omit<Parameters<typeof MultiSelect>[0], 'label' | 'options' | 'load' | 'least'> & { chosen?: readonly string[] }

function Interests({ chosen = [], ...props }: SampleProps) {
  const { language } = useLocale()
  const options = optionsIn(language)
  const defaultValue = options.filter(({ id }) => chosen.includes(id))
  return <MultiSelect maximum={5} {...props} label={words.label[language]} options={options} defaultValue={defaultValue} />
}

const meta = {
  title: 'Components/MultiSelect',
  component: Interests,
  args: { onChange: (options) => chosenBy(options.map(({ id }) => id)) },
  beforeEach: () => void chosenBy.mockClear(),
} satisfies Meta<typeof Interests>
export default meta
type Story = StoryObj<typeof meta>

const chosenBy = fn((_ids: readonly string[]) => {})

export const Default: Story = { args: { chosen: ['food', 'coffee'], hint: <Say pair={words.hint} /> } }

/** The list stays open while choosing; the fifth choice reaches the limit, and the field says so. */
export const UpToTheMaximum: Story = {
  args: { chosen: ['food', 'coffee', 'family', 'home'] },
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const field = canvas.getByRole('combobox', { name: say(words.label) })
    await chooseByTyping(field, 'ثقافه')
    await expect(chosenBy).toHaveBeenLastCalledWith(['food', 'coffee', 'family', 'home', 'culture'])
    await expect(field).toHaveValue('')
    const travel = await screen.findByRole('option', { name: say({ en: 'Travel', ar: 'سفر' }) })
    await expect(travel).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(travel)
    await expect(chosenBy).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(field).toHaveAccessibleDescription(new RegExp(message('ds.multiSelect.full', { limit: 5 }).slice(0, 12)))
  },
}

/** Escape closes the list and clears the typed text; the choices stay. */
export const ClosedByEscape: Story = {
  args: { chosen: ['food'] },
  play: async ({ canvas, globals }) => {
    const { say } = spoken(globals)
    const field = canvas.getByRole('combobox', { name: say(words.label) })
    await userEvent.type(field, say({ en: 'Cof', ar: 'قه' }))
    await screen.findByRole('option', { name: say({ en: 'Coffee', ar: 'قهوة' }) })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'))
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
    await expect(chosenBy).not.toHaveBeenCalled()
  },
}

/**
 * Arrow keys move between tags in the reading direction; Delete, Backspace or the button of a tag removes the tag. The focus is never lost.
 */
export const TakenOff: Story = {
  args: { chosen: ['food', 'coffee', 'family'] },
  play: async ({ canvas, globals }) => {
    const { say, message, language } = spoken(globals)
    const field = canvas.getByRole('combobox', { name: say(words.label) })
    const tags = canvas.getByRole('grid', { name: message('ds.multiSelect.chosen', { label: isolate(say(words.label)) }) })
    await userEvent.click(field)
    await userEvent.keyboard('{Escape}')
    await userEvent.tab()
    const [food, coffee] = within(tags).getAllByRole('row')
    await expect(food).toHaveFocus()
    await userEvent.keyboard(language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}')
    await expect(coffee).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(chosenBy).toHaveBeenLastCalledWith(['food', 'family'])
    await userEvent.click(within(tags).getAllByRole('button')[0]!)
    await expect(chosenBy).toHaveBeenLastCalledWith(['family'])
    await userEvent.click(field)
    await userEvent.keyboard('{Backspace}')
    await expect(chosenBy).toHaveBeenLastCalledWith([])
    await expect(field).toHaveFocus()
  },
}

export const RefusedByAForm: Story = {
  render: (args, { globals }) => (
    <Form onSubmit={() => {}} validationErrors={{ interests: spoken(globals).say(words.choose) }}>
      <Interests {...args} name="interests" />
      <Button type="submit">
        <Say pair={words.save} />
      </Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const { say } = spoken(globals)
    const field = canvas.getByRole('combobox', { name: say(words.label) })
    await expect(field).toBeInvalid()
    await chooseByTyping(field, 'coffee')
    await userEvent.keyboard('{Escape}')
    await expect(field).not.toBeInvalid()
    await expect(canvasElement.querySelector('input[name="interests"]')).toHaveValue('coffee')
  },
}
