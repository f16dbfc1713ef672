import { FormattedMessage, useIntl } from 'react-intl'
import { Timeline, type TimelineEntry } from '@wasla/design-system/components/Timeline'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Text } from '@wasla/design-system/primitives/Text'
import type { LinkCheckFieldsFragment } from './link-check.generated.ts'
import * as styles from './link-check.css.ts'

type OutagesProps = { outages: LinkCheckFieldsFragment['outages'] }

/** The outages of a program’s page, the newest first, each with its reason. */
export function Outages({ outages }: OutagesProps) {
  const intl = useIntl()
  const { date } = useFormats()
  const moment = (at: string) => date(new Date(at), 'moment')
  return (
    <div className={styles.part}>
      <Heading level={3} look="label">
        <FormattedMessage id="programs.linkCheck.outages" />
      </Heading>
      {outages.length === 0 ? (
        <Text look="caption" tone="muted">
          <FormattedMessage id="programs.linkCheck.outages.none" />
        </Text>
      ) : (
        <Timeline
          label={intl.formatMessage({ id: 'programs.linkCheck.outages' })}
          entries={outages.map(({ id, fault, startedAt, endedAt, end }): TimelineEntry => ({
            id,
            title: <FormattedMessage id={`programs.linkCheck.fault.${fault}`} />,
            time: (
              <FormattedMessage
                id={end === null ? 'programs.linkCheck.outage.lasts' : `programs.linkCheck.outage.${end}`}
                values={{ from: moment(startedAt), until: endedAt === null ? '' : moment(endedAt) }}
              />
            ),
            dateTime: startedAt,
            state: endedAt === null ? 'failed' : 'done',
            ...(endedAt !== null && { icon: 'check' as const }),
          }))}
        />
      )}
    </div>
  )
}
