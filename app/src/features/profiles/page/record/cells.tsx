import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { paymentRecordLimits as limits } from '@wasla/contract/payment-record/limits.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { tookOf } from '#shared/payment-record/took.ts'
import { useTook, useWithin } from '#shared/payment-record/useTook.ts'
import { FigureCell } from './FigureCell.tsx'
import { shownShare, shownTimes, type RecordShare, type RecordTimes, type ShareName, type TimesName } from './figures.ts'
import { Spread } from './Spread.tsx'

type Fact = { readonly id: string; readonly name: ReactNode; readonly value: ReactNode }

const large = (chunks: ReactNode[]) => <b>{chunks}</b>

/** Says how many cases are missing for a figure, or how many people. */
const Missing = ({ cases, people }: { cases: number; people: number }) =>
  cases < limits.cases ? (
    <FormattedMessage id="record.fewCases" values={{ count: cases, least: limits.cases }} />
  ) : (
    <FormattedMessage id="record.fewPeople" values={{ people, least: limits.people }} />
  )

/** Returns the facts that every figure has: how many cases count, and of how many people. */
function useCounts(): (name: TimesName | ShareName, counts: { cases: number; people: number }) => Fact[] {
  const { number } = useFormats()
  return (name, { cases, people }) => [
    { id: 'counted', name: <FormattedMessage id={`record.${name}.counted`} />, value: number(cases) },
    { id: 'people', name: <FormattedMessage id="record.people" />, value: number(people) },
  ]
}

type TimesCellProps = { name: TimesName; times: RecordTimes; more?: readonly Fact[]; isLead?: boolean }

/** A figure of times: the middle one, its spread, nine of ten, and the longest. */
export function TimesCell({ name, times, more = [], isLead = false }: TimesCellProps) {
  const { number } = useFormats()
  const took = useTook()
  const within = useWithin()
  const counts = useCounts()
  const shown = shownTimes(times)
  const middle = shown && tookOf(shown.middle)
  return (
    <FigureCell
      title={<FormattedMessage id={`record.${name}`} />}
      figure={middle && <FormattedMessage id={`record.took.${middle.unit}`} values={{ count: middle.count, b: large }} />}
      cases={shown ? <FormattedMessage id={`record.${name}.cases`} values={{ count: shown.cases }} /> : <Missing {...times} />}
      formula={<FormattedMessage id={`record.${name}.formula`} />}
      spread={shown && <Spread figure={shown} />}
      isLead={isLead}
      facts={[
        ...counts(name, times),
        ...(shown
          ? [
              { id: 'nineOfTen', name: <FormattedMessage id="record.nineOfTen" />, value: within(shown.nineOfTen) },
              { id: 'longest', name: <FormattedMessage id="record.longest" />, value: took(shown.longest) },
            ]
          : []),
        ...(times.open > 0 ? [{ id: 'open', name: <FormattedMessage id={`record.${name}.open`} />, value: number(times.open) }] : []),
        ...more,
      ]}
    />
  )
}

/** A figure that is a share of cases. */
export function ShareCell({ name, share, more = [] }: { name: ShareName; share: RecordShare; more?: readonly Fact[] }) {
  const { percent } = useFormats()
  const counts = useCounts()
  const shown = shownShare(share)
  return (
    <FigureCell
      title={<FormattedMessage id={`record.${name}`} />}
      figure={shown && <FormattedMessage id={`record.${name}.share`} values={{ share: percent(shown.share), b: large }} />}
      cases={
        shown ? <FormattedMessage id={`record.${name}.cases`} values={{ hits: shown.hits, count: shown.cases }} /> : <Missing {...share} />
      }
      formula={<FormattedMessage id={`record.${name}.formula`} />}
      facts={[...counts(name, share), ...more]}
    />
  )
}
