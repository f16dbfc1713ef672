import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { clickPoints, countries, followers, platforms, ratePoints, weeks, words } from '../../stories/chart-samples.ts'
import { Say, spoken, useSay } from '../../stories/say.tsx'
import { BarChart } from '../BarChart/BarChart.tsx'
import { LineChart } from '../LineChart/LineChart.tsx'
import { ShareChart } from '../ShareChart/ShareChart.tsx'
import { StackedChart } from '../StackedChart/StackedChart.tsx'
import { useCategoryTable, useDayTable } from './chart-table.ts'
import { ChartFrame, chartStates, type ChartFrameProps } from './ChartFrame.tsx'

const [source, period] = [<Say key="source" pair={words.source} />, <Say key="period" pair={words.period} />]

function Clicks(props: Partial<ChartFrameProps>) {
  const say = useSay()
  const series = [{ id: 'clicks', name: say(words.clicksWord), points: clickPoints }]
  return (
    <ChartFrame
      {...props}
      title={say(words.clicks)}
      unit={<Say pair={words.clicksUnit} />}
      source={source}
      period={period}
      table={useDayTable(series)}
    >
      <LineChart label={say(words.clicks)} series={series} isFromZero isPeakMarked />
    </ChartFrame>
  )
}

const meta = {
  title: 'Components/ChartFrame',
  component: ChartFrame,
  args: { title: '', source: '', table: { head: [], rows: [] }, children: null, onRetry: fn() },
  argTypes: { children: { control: false }, table: { control: false }, state: { control: 'inline-radio', options: chartStates } },
  render: ({ title: _title, source: _source, table: _table, children: _children, ...args }) => <Clicks {...args} />,
} satisfies Meta<typeof ChartFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The checkbox shows the numbers of the chart as a table. The latest day is first, and the table says which days have no number. */
export const Behaviour: Story = {
  tags: ['!dev'],
  play: async ({ canvas, globals }) => {
    const { say, message } = spoken(globals)
    const choice = canvas.getByRole('checkbox', { name: new RegExp(say(words.clicks), 'u'), checked: false })
    await waitFor(() => expect(canvas.queryByRole('table')).toBeNull())
    choice.focus()
    await userEvent.keyboard('{Enter}')
    await expect(choice).toBeChecked()
    await waitFor(() => expect(canvas.queryByRole('application')).toBeNull())
    const table = canvas.getByRole('table', { name: say(words.clicks) })
    const [, latest] = within(table).getAllByRole('row')
    await expect(latest).toHaveTextContent(say({ en: '1,426', ar: '١٬٤٢٦' }))
    await expect(within(table).getAllByText(message('ds.chart.none'))).toHaveLength(3)
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('application')).toBeVisible()
    await userEvent.click(canvas.getByText(message('ds.chartFrame.table')))
    await expect(choice).toBeChecked()
  },
}

/** The three other states of a chart: loading, without data, and failed to load. */
export const States: Story = {
  render: () => (
    <Stack>
      {chartStates.slice(1).map((state) => (
        <Clicks key={state} state={state} onRetry={fn()} />
      ))}
    </Stack>
  ),
}

function Everything() {
  const say = useSay()
  const rate = [{ id: 'rate', name: say(words.engagement), points: ratePoints }]
  const bars = countries.map(({ id, name, share }) => ({ id, name: say(name), value: share }))
  const parts = followers.map(({ id, name, note, share }) => ({ id, name: say(name), note: say(note), share }))
  const categories = weeks.map(({ id, name, note }) => ({ id, name: say(name), note: note && say(note) }))
  const stacks = platforms.map(({ id, name, weekly }) => ({ id, name: say(name), values: weekly }))
  const shareOf = (values: readonly number[]) => [{ id: 'share', name: say(words.share), values }]
  const tables = {
    rate: useDayTable(rate, 'share'),
    bars: useCategoryTable(say(words.country), bars, shareOf(bars.map(({ value }) => value)), 'share'),
    parts: useCategoryTable(say(words.who), parts, shareOf(parts.map(({ share }) => share)), 'share'),
    stacks: useCategoryTable(say(words.week), categories, stacks),
  }
  return (
    <Stack gap="xl">
      <ChartFrame
        title={say(words.engagement)}
        unit={<Say pair={words.engagementUnit} />}
        source={source}
        period={period}
        table={tables.rate}
      >
        <LineChart label={say(words.engagement)} series={rate} figure="share" isPeakMarked />
      </ChartFrame>
      <Grid cell="broad" gap="xl">
        <ChartFrame title={say(words.byPlatform)} unit={<Say pair={words.byPlatformUnit} />} source={source} table={tables.stacks}>
          <StackedChart label={say(words.byPlatform)} categories={categories} series={stacks} isTime />
        </ChartFrame>
        <ChartFrame title={say(words.countries)} unit={<Say pair={words.countriesUnit} />} source={source} table={tables.bars}>
          <BarChart label={say(words.countries)} bars={bars} figure="share" direction="horizontal" />
        </ChartFrame>
      </Grid>
      <ChartFrame title={say(words.who)} source={source} period={period} table={tables.parts}>
        <ShareChart label={say(words.who)} parts={parts} look="ring" />
      </ChartFrame>
    </Stack>
  )
}
export const APageOfCharts: Story = { render: () => <Everything /> }
