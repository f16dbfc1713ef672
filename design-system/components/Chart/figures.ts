import type { Formats } from '../../locale/formats.ts'

/** Kind of a chart's numbers: counts, shares 0..1, whole halalas, or measures with a fraction. */
export const chartFigures = ['count', 'share', 'money', 'decimal'] as const
export type ChartFigure = (typeof chartFigures)[number]

type Writer = (formats: Formats, value: number) => string
type Writers = { short: Writer; full: Writer }

const writers: Record<ChartFigure, Writers> = {
  count: { short: (formats, value) => formats.compact(value), full: (formats, value) => formats.number(value, 'decimal') },
  share: { short: (formats, value) => formats.percent(value), full: (formats, value) => formats.percent(value) },
  money: { short: (formats, value) => formats.compact(value / 100), full: (formats, value) => formats.money(value) },
  decimal: { short: (formats, value) => formats.number(value, 'decimal'), full: (formats, value) => formats.number(value, 'decimal') },
}

/** Returns formatters for a chart's numbers: `short` beside an axis or a bar, `full` in the readout. */
export function figureWriter(figure: ChartFigure, formats: Formats) {
  const { short, full } = writers[figure]
  return { short: (value: number) => short(formats, value), full: (value: number) => full(formats, value) }
}
