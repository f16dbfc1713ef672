import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Breadcrumbs } from '@wasla/design-system/components/Breadcrumbs'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { problemOf } from '#graphql/problems.ts'
import { PageWaiting } from '#shell/PageWaiting.tsx'
import { useAdminTitle } from '../shell/useAdminTitle.ts'
import { AlsoOpen } from './AlsoOpen.tsx'
import { CaseOutages } from './CaseOutages.tsx'
import { Decision } from './Decision.tsx'
import { DueBadge } from './Due.tsx'
import { History } from './History.tsx'
import { allowedOf, isOpen, type NetworkCase } from './network-case.ts'
import { AdminNetworkCaseDocument } from './NetworkCaseScreen.generated.ts'
import { Pattern } from './Pattern.tsx'
import { StatusBadge } from './StatusBadge.tsx'
import * as styles from './NetworkCase.css.ts'

/** Shows the held clicks of one network for one link and day: their pattern, and one decision for all of them (Y-06). */
export function NetworkCaseScreen() {
  useAdminTitle('admin.place.networkCase')
  const { id = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(AdminNetworkCaseDocument, {
    variables: { id },
    context: { errors: 'mine' },
    fetchPolicy: 'cache-and-network',
  })
  const reload = () =>
    refetch().then(
      (read) => read.data?.adminNetworkCase ?? null,
      () => null,
    )
  if (data) return <Case key={id} one={data.adminNetworkCase} onStale={reload} />
  if (!error) return <PageWaiting />
  if (problemOf(error)?.code === 'NETWORK_CASE_NOT_FOUND')
    return (
      <ErrorState kind="missing" level={1} title={<FormattedMessage id="admin.networkCase.missing" />}>
        <FormattedMessage id="admin.missing.text" />
      </ErrorState>
    )
  return <ErrorState level={1} onRetry={() => void reload()} isRetrying={loading} />
}

type CaseProps = { one: NetworkCase; onStale: () => Promise<NetworkCase | null> }

function Case({ one, onStale }: CaseProps) {
  const { row, alsoOpen } = one
  return (
    <Stack gap="lg">
      <Head one={one} />
      <Rule one={one} />
      <CaseOutages one={one} />
      <div className={styles.columns}>
        <Pattern one={one} />
        <div className={styles.side}>
          {isOpen(row) && <Decision one={one} onStale={onStale} />}
          {alsoOpen.length > 0 && <AlsoOpen cases={alsoOpen} />}
          <History one={one} />
        </div>
      </div>
    </Stack>
  )
}

function Head({ one: { row, profilePhoto } }: { one: NetworkCase }) {
  const intl = useIntl()
  const { date } = useFormats()
  const title = <FormattedMessage id="admin.networkCase.title" values={{ count: row.held }} />
  return (
    <div>
      <Breadcrumbs items={[{ href: '/network-cases', label: intl.formatMessage({ id: 'admin.place.networkCases' }) }]} current={title} />
      <div className={styles.head}>
        <Avatar name={row.participant} src={profilePhoto} size="large" />
        <div className={styles.who}>
          <Heading level={1} look="title">
            {title}
          </Heading>
          <span className={styles.caption}>
            <FormattedMessage
              id="admin.networkCase.whose"
              values={{
                name: <Bidi>{row.participant}</Bidi>,
                program: (
                  <TextLink href={`/programs/${row.programId}`}>
                    <Bidi>{row.programName}</Bidi>
                  </TextLink>
                ),
                day: date(new Date(startOfDay(row.day)), 'weekday'),
              }}
            />
          </span>
        </div>
        {isOpen(row) ? <DueBadge row={row} /> : <StatusBadge status={row.status} />}
      </div>
    </div>
  )
}

/** Shows the rule that holds the clicks, with its limit and the number of held clicks. */
function Rule({ one }: { one: NetworkCase }) {
  const { row, perNetwork } = one
  return (
    <div className={styles.rule}>
      <span className={styles.ruleIcon}>
        <Icon name="network" />
      </span>
      <div className={styles.ruleWords}>
        <span className={styles.ruleName}>
          <FormattedMessage id={`admin.networkRule.${row.reason}`} values={{ allowed: allowedOf(one) }} />
        </span>
        <span className={styles.caption}>
          <FormattedMessage id={`admin.networkRule.${row.reason}.text`} values={{ allowed: allowedOf(one), held: row.held, perNetwork }} />
        </span>
      </div>
    </div>
  )
}
