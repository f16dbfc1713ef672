import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import type { NetworkCase } from './network-case.ts'

/** Says when the brand’s page was down on the day of a case, because nothing of that time may be held against a participant. */
export function CaseOutages({ one: { outages } }: { one: NetworkCase }) {
  const { date } = useFormats()
  if (outages.length === 0) return null
  const moment = (at: string) => date(new Date(at), 'moment')
  return (
    <Banner tone="info" title={<FormattedMessage id="admin.networkCase.outages" />}>
      {outages.map(({ startedAt, endedAt }) => (
        <div key={startedAt}>
          {endedAt === null ? (
            <FormattedMessage id="admin.networkCase.outage.lasts" values={{ from: moment(startedAt) }} />
          ) : (
            <FormattedMessage id="admin.networkCase.outage" values={{ from: moment(startedAt), until: moment(endedAt) }} />
          )}
        </div>
      ))}
      <FormattedMessage id="admin.networkCase.outages.text" />
    </Banner>
  )
}
