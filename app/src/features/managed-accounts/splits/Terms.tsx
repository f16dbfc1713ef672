import { FormattedMessage } from 'react-intl'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import type { Overview, Split } from './split.ts'

/** One sentence with what was agreed or proposed: the share, whose rewards, which programs, and from when. */
export function Terms({ overview: { side, account }, split }: { overview: Overview; split: Split }) {
  const { percent, date } = useFormats()
  const values = {
    percent: percent(split.percent / 100),
    name: <Bidi key="name">{account.user.fullName}</Bidi>,
    program: <Bidi key="program">{split.program?.name ?? ''}</Bidi>,
    date: date(new Date(startOfDay(split.startsOn)), 'day'),
  }
  const whose = side === 'MANAGER' ? 'theirs' : 'yours'
  return <FormattedMessage id={`splits.terms.${whose}.${split.program ? 'one' : 'all'}`} values={values} />
}
