import { useRef, useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormattedMessage } from 'react-intl'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { createFormats } from '@wasla/design-system/locale/formats.ts'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { spoken } from '#testing/say.ts'
import { withApp } from '#testing/story-app.tsx'
import { detailsMessages } from '../wizard/details/messages/catalogue.ts'
import { SeasonsPart } from '../wizard/details/SeasonsPart.tsx'
import { seasonsMessages } from './messages/catalogue.ts'
import { Seasons, type SeasonsProps } from './Seasons.tsx'

/** Changes the end as the form of the wizard does. A decision moves the focus to the group. */
function Planned({ end: firstEnd, onEnd, ...props }: SeasonsProps) {
  const [end, setEnd] = useState(firstEnd)
  const box = useRef<HTMLDivElement>(null)
  return (
    <Card isPadded>
      <div ref={box} role="group" tabIndex={-1}>
        <Stack gap="md">
          <Seasons
            {...props}
            end={end}
            onEnd={(day) => {
              setEnd(day)
              onEnd(day)
            }}
            onDecided={() => box.current?.focus()}
          />
        </Stack>
      </div>
    </Card>
  )
}

/** The part of the form, with a button that chooses an end that cuts Ramadan. */
function InTheForm() {
  const [end, setEnd] = useState<string | null>(null)
  return (
    <Card isPadded>
      <Button onPress={() => setEnd('2027-02-20')}>
        <FormattedMessage id="programs.details.end" />
      </Button>
      <SeasonsPart start="2027-01-15" end={end} mayEnd={() => true} onEnd={setEnd} />
    </Card>
  )
}

const meta = {
  title: 'Screens/Programs/Seasons',
  component: Seasons,
  tags: ['screen'],
  args: {
    start: '2027-01-15',
    end: '2027-02-20',
    isOpen: true,
    mayEnd: (day: string) => day > '2027-01-15',
    onEnd: () => undefined,
    onDecided: () => undefined,
  },
  decorators: [withApp([detailsMessages, seasonsMessages], { isGuarded: true })],
  parameters: { scenario: 'wizard-new', path: '/programs/create/program-details' },
  render: (args) => <Planned {...args} />,
} satisfies Meta<typeof Seasons>
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

const endsOf = { before: '2027-02-07', last: '2027-03-08' } as const

/** Returns the texts of a story, its warning, and the buttons that move the end. */
async function opened({ canvas, globals }: Context) {
  const words = spoken(globals)
  const { say, language } = words
  const day = (civil: string) => createFormats(language).date(new Date(startOfDay(civil)), 'day')
  const row = async (kind: 'RAMADAN' | 'SALARY_DAY' | 'SCHOOL_TERM') => {
    const name = await canvas.findByText(say(`programs.seasons.kind.${kind}`))
    const item = name.closest('li')
    if (!item) throw new Error('The name is in no row')
    return item
  }
  return {
    ...words,
    day,
    row,
    warning: () => canvas.queryByText(say('programs.seasons.cut.RAMADAN')),
    endOn: (civil: string) => canvas.queryByRole('button', { name: say('programs.seasons.endOn', { day: day(civil) }) }),
  }
}

/** The end cuts Ramadan: it is filled up to the end, and two other ends are offered. */
export const CutRamadan: Story = {}

/** No season is cut, because the program ends on the last day of Ramadan. */
export const NothingCut: Story = { args: { end: endsOf.last } }

export const CutEid: Story = { args: { start: '2027-04-01', end: '2027-05-17' } }

/** A Ramadan that begins in one year and ends in the next. */
export const OverNewYear: Story = { args: { start: '2030-12-01', end: '2031-01-10' } }

/** Of a program of several years, the last year is shown. */
export const SeveralYears: Story = { args: { start: '2024-05-01', end: '2027-06-30' } }

export const NoEnd: Story = { args: { start: '2026-12-01', end: null } }

/** If the user chooses an end that cuts a season, the warning is shown without the planner. */
export const ClosedPlanner: Story = { args: { isOpen: false } }

/** On a phone, the words are above the bars. */
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

export const SeveralYearsOnAPhone: Story = { ...SeveralYears, globals: { viewport: { value: 'mobile1' } } }

/** Each row says in words what its bars show. */
export const InWords: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, row, language } = await opened(context)
    const { date, separator } = createFormats(language)
    const short = (civil: string) => date(new Date(startOfDay(civil)), 'shortDay')
    await expect(await row('RAMADAN')).toHaveTextContent(
      say('programs.seasons.days', { from: short('2027-02-08'), to: short('2027-03-08') }),
    )
    await expect(await row('RAMADAN')).toHaveTextContent(say('programs.seasons.cutHere', { day: 13, days: 29 }))
    await expect(await row('SALARY_DAY')).toHaveTextContent(['2027-01-27', '2027-02-28', '2027-03-28'].map(short).join(separator))
    await expect(context.canvas.getByText(say('programs.seasons.length', { count: 37 }))).toBeVisible()
  },
}

/** Many salary days are one phrase, and the list of the days is only read aloud. */
export const ManySalaryDays: Story = {
  ...SeveralYears,
  tags: ['!dev'],
  play: async (context) => {
    const { say, row } = await opened(context)
    const salaries = within(await row('SALARY_DAY'))
    await expect(salaries.getByText(say('programs.seasons.salaryDays'))).toBeVisible()
    await expect(context.canvas.getByText(new RegExp(say('programs.seasons.lastYear'), 'u'))).toBeVisible()
  },
}

/** With the keyboard: the end moves to the last day of the season, and the focus moves on. */
export const EndsWithTheSeason: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, day, warning, endOn } = await opened(context)
    const { canvas } = context
    await waitFor(() => expect(warning()).toBeVisible())
    await userEvent.tab()
    await expect(endOn(endsOf.last)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(warning()).toBeNull())
    await expect(canvas.getByRole('group')).toHaveFocus()
    await expect(canvas.getByText(say('programs.seasons.endsOn', { day: day(endsOf.last) }))).toBeInTheDocument()
  },
}

/** With the keyboard: the end moves to the day before the season. */
export const EndsBeforeTheSeason: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, warning, endOn } = await opened(context)
    await waitFor(() => expect(warning()).toBeVisible())
    await userEvent.tab()
    await userEvent.tab()
    await expect(endOn(endsOf.before)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(warning()).toBeNull())
    await expect(context.canvas.getByText(say('programs.seasons.length', { count: 24 }))).toBeVisible()
  },
}

/** The warning disappears if the user keeps the end. The season is still drawn as cut. */
export const StaysCut: Story = {
  tags: ['!dev'],
  play: async (context) => {
    const { say, warning, row } = await opened(context)
    await userEvent.click(await context.canvas.findByRole('button', { name: say('programs.seasons.stay') }))
    await waitFor(() => expect(warning()).toBeNull())
    await expect(await row('RAMADAN')).toHaveTextContent(say('programs.seasons.cutHere', { day: 13, days: 29 }))
  },
}

/** Days on which the program may not end are not offered. A published program may only end later. */
export const OnlyLater: Story = {
  tags: ['!dev'],
  args: { mayEnd: (day) => day > '2027-02-20' },
  play: async (context) => {
    const { warning, endOn } = await opened(context)
    await waitFor(() => expect(warning()).toBeVisible())
    await expect(endOn(endsOf.last)).toBeVisible()
    await expect(endOn(endsOf.before)).toBeNull()
  },
}

/** With the keyboard, in the form: after a decision, the button that shows the planner has the focus. */
export const DecidedInTheForm: Story = {
  tags: ['!dev'],
  render: () => <InTheForm />,
  play: async (context) => {
    const { say, warning, endOn } = await opened(context)
    const { canvas } = context
    await userEvent.click(await canvas.findByRole('button', { name: say('programs.details.end') }))
    await waitFor(() => expect(warning()).toBeVisible())
    endOn(endsOf.last)?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(warning()).toBeNull())
    const show = canvas.getByRole('button', { name: say('programs.details.seasonsShow'), expanded: false })
    await waitFor(() => expect(show).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByText(say('programs.seasons.length', { count: 53 }))).toBeVisible())
  },
}
