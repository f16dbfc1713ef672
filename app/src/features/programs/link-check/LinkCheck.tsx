import { useState } from 'react'
import { useMutation, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Badge } from '@wasla/design-system/components/Badge'
import { Banner } from '@wasla/design-system/components/Banner'
import { Button } from '@wasla/design-system/components/Button'
import { ConfirmDialog } from '@wasla/design-system/components/ConfirmDialog'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { SkeletonRows } from '@wasla/design-system/components/Skeleton/SkeletonRows.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Text } from '@wasla/design-system/primitives/Text'
import { useNow } from '#shared/results/useNow.ts'
import { FaultText } from './FaultText.tsx'
import { CheckLinkDocument, LinkCheckDocument, type LinkCheckFieldsFragment } from './link-check.generated.ts'
import { iconOf, lastingOf, toneOf } from './link-state.ts'
import { Outages } from './Outages.tsx'
import * as styles from './link-check.css.ts'

/** The last check of a program’s link and setup, a button that checks now, and the outages. */
export function LinkCheck({ programId }: { programId: string }) {
  const { data, error, loading, refetch } = useQuery(LinkCheckDocument, {
    variables: { programId },
    context: { errors: 'mine' },
  })
  const check = data?.programLinkCheck
  if (check) return <Loaded check={check} />
  if (!error || loading) return <SkeletonRows rows={2} />
  return (
    <ErrorState
      level={3}
      title={<FormattedMessage id="programs.linkCheck.failed" />}
      onRetry={() => void refetch().catch(() => undefined)}
    />
  )
}

function Loaded({ check }: { check: LinkCheckFieldsFragment }) {
  const { programId, state, mayConfirm } = check
  const [isAsking, setAsking] = useState(false)
  const [ask, { loading }] = useMutation(CheckLinkDocument)
  const checkNow = async (confirmsPage: boolean) => {
    await ask({ variables: { programId, confirmsPage } })
    setAsking(false)
  }
  return (
    <>
      <div className={styles.part}>
        <div className={styles.row} role="status">
          <Badge tone={toneOf[state]} icon={iconOf[state]}>
            <FormattedMessage id={`programs.linkCheck.state.${state}`} />
          </Badge>
          <When check={check} />
        </div>
        <Reason check={check} />
        {state !== 'PAUSED' && (
          <div className={styles.row}>
            {/* The GraphQL client shows an error of the check. */}
            <Button iconStart="retry" isPending={loading && !isAsking} onPress={() => void checkNow(false).catch(() => undefined)}>
              <FormattedMessage id="programs.linkCheck.again" />
            </Button>
            {mayConfirm && (
              <Button variant="quiet" onPress={() => setAsking(true)}>
                <FormattedMessage id="programs.linkCheck.confirm" />
              </Button>
            )}
          </div>
        )}
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          title={<FormattedMessage id="programs.linkCheck.confirm.ask" />}
          confirmText={<FormattedMessage id="programs.linkCheck.confirm" />}
          onConfirm={() => checkNow(true)}
        >
          <FormattedMessage id="programs.linkCheck.confirm.text" />
        </ConfirmDialog>
      </div>
      <Outages outages={check.outages} />
    </>
  )
}

/** When the link was checked, and by when it is checked again. */
function When({ check: { state, checkedAt, nextAt } }: { check: LinkCheckFieldsFragment }) {
  const { ago, date, separator } = useFormats()
  const now = useNow()
  if (state === 'PAUSED')
    return (
      <Text as="span" look="caption" tone="muted">
        <FormattedMessage id="programs.linkCheck.paused" />
      </Text>
    )
  return (
    <Text as="span" look="caption" tone="muted">
      {checkedAt !== null && (
        <FormattedMessage
          id="programs.linkCheck.checked"
          values={{ when: ago(new Date(checkedAt), new Date(Math.max(now, Date.parse(checkedAt)))) }}
        />
      )}
      {checkedAt !== null && nextAt !== null && separator}
      {nextAt !== null && <FormattedMessage id="programs.linkCheck.next" values={{ time: date(new Date(nextAt), 'time') }} />}
    </Text>
  )
}

/** The fault in words, and what follows from it. */
function Reason({ check }: { check: LinkCheckFieldsFragment }) {
  const { date } = useFormats()
  const { fault, state } = check
  if (fault === null) return null
  const lasting = lastingOf(check)
  return (
    <Banner tone={state === 'DOWN' ? 'danger' : 'warning'} title={<FormattedMessage id={`programs.linkCheck.fault.${fault}`} />}>
      <div className={styles.part}>
        <span>
          <FaultText fault={fault} place={check.place} status={check.status} site={check.site} />
        </span>
        <span>
          {lasting ? (
            <FormattedMessage id="programs.linkCheck.since" values={{ moment: date(new Date(lasting.startedAt), 'moment') }} />
          ) : (
            <FormattedMessage id="programs.linkCheck.doubt" />
          )}
        </span>
      </div>
    </Banner>
  )
}
