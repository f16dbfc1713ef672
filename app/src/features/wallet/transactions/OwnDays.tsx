import { useState } from 'react'
import { useIntl } from 'react-intl'
import { DateRangePicker, type DayRange } from '@wasla/design-system/components/DateRangePicker'
import { useToday } from '../useToday.ts'
import type { Days } from './list.ts'

/** Fields for a custom range of days. The list changes only after both days are set, or both are empty. */
export function OwnDays({ days, onChange }: { days: Days; onChange: (days: Days) => void }) {
  const intl = useIntl()
  const today = useToday()
  const [range, setRange] = useState<DayRange | null>(days.from && days.to ? { start: days.from, end: days.to } : null)
  return (
    <DateRangePicker
      label={intl.formatMessage({ id: 'wallet.dates.own' })}
      value={range}
      today={today}
      max={today}
      onChange={(next) => {
        setRange(next)
        if (!next || (next.start <= next.end && next.end <= today)) onChange({ from: next?.start ?? null, to: next?.end ?? null })
      }}
    />
  )
}
