import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { brandDaysLimits } from '@wasla/contract/programs/seasons/brand-days-limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { Form } from '@wasla/design-system/components/Form'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { listMessages } from '#shared/list/messages/catalogue.ts'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { Seasons } from '../Seasons.tsx'
import { seasonsMessages } from '../messages/catalogue.ts'

/** The planner within a form, as in the wizard. */
const Planned = ({ onSubmit }: { onSubmit: () => void }) => (
  <Card isPadded>
    <Form onSubmit={onSubmit}>
      <Seasons start="2027-01-15" end="2027-03-08" isOpen mayEnd={() => true} onEnd={() => undefined} onDecided={() => undefined} />
      <Button type="submit">
        <FormattedMessage id="programs.seasons.own.save" />
      </Button>
    </Form>
  </Card>
)

const meta = {
  title: 'Screens/Programs/Own days',
  component: Planned,
  tags: ['screen'],
  args: { onSubmit: fn() },
  decorators: [withApp([seasonsMessages, listMessages], { isGuarded: true })],
  parameters: { scenario: 'seasons-own', path: '/programs/create/program-details' },
} satisfies Meta<typeof Planned>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** Returns texts of a story, and the sheet that its button opens. */
async function opened({ canvas, globals }: Context) {
  const words = spoken(globals)
  const { say } = words
  const edit = await canvas.findByRole('button', { name: say('programs.seasons.own.edit') })
  await userEvent.click(edit)
  const sheet = within(await screen.findByRole('dialog'))
  return { ...words, edit, sheet, add: await sheet.findByRole('button', { name: say('programs.seasons.own.add') }) }
}

/** Types the parts of a day into a date field, whatever their order is in the language. */
async function typeDay(group: HTMLElement, { year, month, day }: { year: string; month: string; day: string }) {
  const parts = { year, month, day }
  for (const part of ['day', 'month', 'year'] as const) {
    const segment = group.querySelector<HTMLElement>(`[data-type="${part}"]`)
    if (!segment) throw new Error(`The field has no ${part}`)
    segment.focus()
    await userEvent.keyboard(parts[part])
  }
}

/** Rows of own days are below the seasons. Days outside the months that are shown are only in the list. */
export const Usual: Story = {}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const None: Story = { parameters: { scenario: 'seasons-none' } }

/** As many days as possible, with the longest names. */
export const Long: Story = { parameters: { scenario: 'seasons-full' } }

/** The seasons are there at once. The button comes with the own days. */
export const Loading: Story = { parameters: { scenario: 'seasons-loading' } }

export const Failed: Story = { parameters: { scenario: 'seasons-error' } }

export const TheList: Story = {
  play: async (context) => {
    await opened(context)
  },
}

export const TheFullList: Story = {
  parameters: { scenario: 'seasons-full' },
  play: async (context) => {
    const { add, sheet, say } = await opened(context)
    await expect(add).toBeDisabled()
    const { most } = brandDaysLimits
    await expect(sheet.getByText(say('programs.seasons.own.full', { count: most, max: most }))).toBeVisible()
  },
}

export const TheForm: Story = {
  play: async (context) => {
    const { add, sheet, say } = await opened(context)
    await userEvent.click(add)
    await expect(await sheet.findByRole('textbox', { name: say('programs.seasons.own.name') })).toHaveFocus()
  },
}

/** Days are added, changed and removed, and the form around the planner is not sent. Wrong input is refused at its field. */
export const AddedChangedAndRemoved: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { args, canvas } = context
    const { say, sheet, add, edit } = await opened(context)
    await userEvent.click(add)
    const save = () => sheet.getByRole('button', { name: say('programs.seasons.own.save') })
    await userEvent.click(save())
    const name = sheet.getByRole('textbox', { name: say('programs.seasons.own.name') })
    await waitFor(() => expect(name).toHaveAccessibleDescription(new RegExp(say('required.name'), 'u')))
    await userEvent.type(name, 'Gift week')
    const from = await waitFor(() => {
      const group = sheet.getAllByRole('group').find((one) => one.querySelector('[role="spinbutton"]'))
      if (!group) throw new Error('The fields of days are not loaded')
      return group
    })
    await typeDay(from, { day: '01', month: '03', year: '2027' })
    await userEvent.click(save())
    await waitFor(() => expect(add).not.toBeInTheDocument())
    const again = await sheet.findByRole('button', { name: say('programs.seasons.own.add') })
    await waitFor(() => expect(again).toHaveFocus())
    await expect(sheet.getByText('Gift week')).toBeVisible()

    await userEvent.click(sheet.getByRole('button', { name: say('programs.seasons.own.changeOne', { name: isolate('Gift week') }) }))
    const known = await sheet.findByRole('textbox', { name: say('programs.seasons.own.name') })
    await userEvent.clear(known)
    await userEvent.type(known, 'Gift fortnight')
    await userEvent.click(save())
    const remove = await sheet.findByRole('button', { name: say('programs.seasons.own.removeOne', { name: isolate('Gift fortnight') }) })
    await userEvent.click(remove)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: say('programs.seasons.own.removeYes') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(sheet.queryByText('Gift fortnight')).toBeNull())

    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(edit).toHaveFocus())
    await waitFor(() => expect(canvas.queryByText('Gift fortnight')).toBeNull())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** If the server cannot be reached, the form stays open with all that was typed. */
export const Offline: Story = {
  tags: ['!dev'],
  parameters: { scenario: 'seasons-offline' },
  play: async (context) => {
    const { say, sheet } = await opened(context)
    await userEvent.click(
      sheet.getByRole('button', { name: say('programs.seasons.own.changeOne', { name: isolate('Ten years of Nabt') }) }),
    )
    const name = await sheet.findByRole('textbox', { name: say('programs.seasons.own.name') })
    await userEvent.type(name, '!')
    await userEvent.click(sheet.getByRole('button', { name: say('programs.seasons.own.save') }))
    await expect(await sheet.findByText(say('programs.seasons.own.offline'))).toBeVisible()
    await expect(name).toHaveValue('Ten years of Nabt!')
  },
}
