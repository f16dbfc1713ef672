import { useIntl } from 'react-intl'
import { isolate } from '@wasla/design-system/locale/isolate.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { earningsOf } from '#shared/programs/page/earnings.ts'
import type { ProgramSteps } from '#shared/programs/page/program-steps.ts'

/**
 * Returns a text with the highest amount that one participant can earn, such as “Up to SAR 3,600”. If no milestone pays cash, returns the
 * experience of the last milestone. Returns null if there are no rewards.
 */
export function useMost(objectives: ProgramSteps['objectives']): string | null {
  const intl = useIntl()
  const { money } = useFormats()
  const { cash, experiences } = earningsOf(objectives?.milestones ?? [])
  if (cash > 0) return intl.formatMessage({ id: 'program.upTo.cash' }, { money: money(cash, 'price') })
  const last = experiences.at(-1)
  return last === undefined ? null : isolate(last)
}
