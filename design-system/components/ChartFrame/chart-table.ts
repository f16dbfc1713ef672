import { useIntl } from 'react-intl'
import { useFormats } from '../../locale/LocaleProvider.tsx'
import { momentOf, spreadDays } from '../Chart/days.ts'
import { figureWriter, type ChartFigure } from '../Chart/figures.ts'
import type { LineSeries } from '../LineChart/LineChart.tsx'

/** Numbers of a chart as text. The first word of `head` names the rows. */
export type ChartTableData = {
  head: readonly string[]
  rows: readonly { id: string; name: string; cells: readonly string[] }[]
}

type Named = { id: string; name: string }

function useWriting(figure: ChartFigure) {
  const intl = useIntl()
  const formats = useFormats()
  const { full } = figureWriter(figure, formats)
  const none = intl.formatMessage({ id: 'ds.chart.none' })
  return { intl, formats, write: (value: number | null | undefined) => (value === null || value === undefined ? none : full(value)) }
}

/** Returns the table of a `LineChart`: the latest day first; days without a number say so. */
export function useDayTable(series: readonly LineSeries[], figure: ChartFigure = 'count'): ChartTableData {
  const { intl, formats, write } = useWriting(figure)
  const { days, values } = spreadDays(series.map(({ points }) => points))
  const rows = days.map((day, at) => ({
    id: day,
    name: formats.date(momentOf(day)),
    cells: values.map((each) => write(each[at])),
  }))
  return { head: [intl.formatMessage({ id: 'ds.chart.day' }), ...series.map(({ name }) => name)], rows: rows.toReversed() }
}

/** Returns the table of bars, stacks or shares: a row for each category, a column for each series. `first` names the rows. */
export function useCategoryTable(
  first: string,
  categories: readonly Named[],
  series: readonly (Named & { values: readonly (number | null)[] })[],
  figure: ChartFigure = 'count',
): ChartTableData {
  const { write } = useWriting(figure)
  return {
    head: [first, ...series.map(({ name }) => name)],
    rows: categories.map(({ id, name }, at) => ({ id, name, cells: series.map(({ values }) => write(values[at])) })),
  }
}
