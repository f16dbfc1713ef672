import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { chooseByTyping } from '../../stories/choose.ts'
import { Matrix, type Case } from '../../stories/Matrix.tsx'
import { Say, useSay } from '../../stories/say.tsx'
import { hostile, stress } from '../../stories/stress.ts'
import { Combobox, type ComboboxOption, type ComboboxProps } from './Combobox.tsx'

const meta = { title: 'Components/Combobox/Matrix', tags: ['!dev', '!autodocs', 'matrix'] } satisfies Meta
export default meta

const label = <Say pair={{ en: 'City', ar: 'المدينة' }} />
const options: readonly ComboboxOption[] = [{ id: 'a', label: 'أبها' }]
const states: readonly [string, Partial<Pick<ComboboxProps, 'defaultValue' | 'errorMessage' | 'isDisabled' | 'placeholder' | 'hint'>>][] = [
  ['empty', {}],
  ['placeholder', { placeholder: 'أبها' }],
  ['chosen', { defaultValue: options[0] }],
  ['invalid', { errorMessage: <Say pair={stress.long} /> }],
  ['disabled', { isDisabled: true, defaultValue: options[0] }],
  ...Object.entries(hostile).map(([id, text]): [string, { defaultValue: ComboboxOption }] => [id, { defaultValue: { id, label: text } }]),
]

export const EveryState: StoryObj = {
  render: () => (
    <Matrix cases={states.map(([name, props]): Case => ({ name, node: <Combobox label={label} options={options} {...props} /> }))} />
  ),
}

function Hard() {
  const say = useSay()
  return (
    <Matrix
      isNarrow
      cases={Object.entries(stress).map(([name, pair]): Case => ({
        name,
        node: (
          <Combobox
            label={say(pair)}
            hint={say(pair)}
            isOptional
            options={[{ id: 'a', label: say(pair), description: say(pair) }]}
            defaultValue={{ id: 'a', label: say(pair) }}
          />
        ),
      }))}
    />
  )
}

export const Stress: StoryObj = { render: () => <Hard /> }

const thousands = Array.from({ length: 5000 }, (_none, at): ComboboxOption => ({ id: String(at), label: `حساب رقم ${at}` }))

/** Thousands of options: only the visible rows are in the page, and the last option can be found. */
export const FiveThousandOptions: StoryObj = {
  render: () => <Combobox label={label} options={thousands} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(5))
    await expect(screen.getAllByRole('option').length).toBeLessThan(40)
    await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '5000')
    await chooseByTyping(field, '٤٩٩٩')
    await expect(field).toHaveValue('حساب رقم 4999')
  },
}
