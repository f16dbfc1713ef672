import { useIntl } from 'react-intl'
import { momentOf } from '@wasla/design-system/components/Chart/days.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { isCut, isUnderWay, type Step, type StepKind } from './range-steps.ts'

export type StepWords = { readonly id: string; readonly name: string; readonly note?: string; readonly fullName?: string }

/** Returns a function that names a step of a chart's range. If the step is incomplete, a note says so. */
export function useStepWords(): (kind: StepKind, step: Step) => StepWords {
  const intl = useIntl()
  const { date } = useFormats()
  const short = (day: string) => date(momentOf(day), 'shortDay')
  return (kind, step) => {
    const { from, to, length } = step
    const name = date(momentOf(from), kind === 'month' ? 'monthName' : 'shortDay')
    if (kind === 'day') return { id: from, name }
    const note = isUnderWay(kind, step)
      ? intl.formatMessage({ id: 'results.soFar' })
      : isCut(kind, step)
        ? intl.formatMessage({ id: 'results.lastDays' }, { count: length })
        : undefined
    return {
      id: from,
      name,
      fullName: intl.formatMessage({ id: 'results.days' }, { from: short(from), to: short(to) }),
      ...(note !== undefined && { note }),
    }
  }
}
