import { useState, type ReactNode } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useParams } from 'react-router'
import { Button } from '@wasla/design-system/components/Button'
import { Card } from '@wasla/design-system/components/Card'
import { TextLink } from '@wasla/design-system/components/TextLink'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { Agreed } from './Agreed.tsx'
import { Consents } from './Consents.tsx'
import { Proposal } from './Proposal.tsx'
import { sidesOf, sorted, type Overview, type Split } from './split.ts'
import { SplitForm } from './SplitForm.tsx'
import { SplitsDocument } from './splits.generated.ts'
import { Statements } from './Statements.tsx'
import * as styles from './splits.css.ts'
import { Terms } from './Terms.tsx'

/** Page of one managed account on which both sides agree how rewards are split. */
export function SplitScreen() {
  usePageTitle('splits.title')
  const { accountId = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(SplitsDocument, {
    variables: { id: accountId },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const isTalent = useSignedInViewer().type === 'INFLUENCER'
  const again = () => void refetch().catch(() => undefined)
  return (
    <Stack gap="md">
      <div>
        <TextLink href="/settings/managed-accounts" isStandalone>
          <FormattedMessage id={isTalent ? 'splits.backToManagers' : 'splits.backToTalents'} />
        </TextLink>
      </div>
      {data ? (
        <Splits key={accountId} overview={data.splits} onRefused={again} />
      ) : (
        <>
          <PageHead title={<FormattedMessage id="splits.title" />} />
          <Waiting error={error} failed={<FormattedMessage id="splits.failed" />} onRetry={again} isRetrying={loading} shape="card" />
        </>
      )}
    </Stack>
  )
}

function Splits({ overview, onRefused }: { overview: Overview; onRefused: () => void }) {
  const [isChanging, setChanging] = useState(false)
  const { proposal, agreed, closed } = sorted(overview)
  const { other } = sidesOf(overview)
  const name = <Bidi key="name">{other.fullName}</Bidi>
  const main = agreed.find(({ program }) => program === null) ?? agreed[0] ?? null
  const done = () => setChanging(false)
  if (proposal)
    return (
      <>
        <PageHead
          title={
            <FormattedMessage id={proposal.proposedBy === overview.side ? 'splits.yourProposal' : 'splits.proposes'} values={{ name }} />
          }
          lead={<Terms overview={overview} split={proposal} />}
        />
        <Proposal overview={overview} proposal={proposal} onRefused={onRefused} onDone={done} />
        {agreed.length > 0 && <Agreed overview={overview} agreed={agreed} onRefused={onRefused} onDone={done} />}
        <Statements overview={overview} />
      </>
    )
  if (!main || isChanging)
    return (
      <>
        <PageHead
          title={<FormattedMessage id={main ? 'splits.change' : 'splits.begin'} values={{ name }} />}
          lead={<FormattedMessage id={overview.side === 'MANAGER' ? 'splits.lead.manager' : 'splits.lead.talent'} values={{ name }} />}
        />
        <SplitForm overview={overview} replaced={main} onCancel={main ? done : null} onSent={done} />
        {!main && <Closed overview={overview} closed={closed} />}
        {!main && <Statements overview={overview} />}
      </>
    )
  const agreedAt = {
    manager: main.proposedBy === 'MANAGER' ? main.proposedAt : main.answeredAt,
    talent: main.proposedBy === 'TALENT' ? main.proposedAt : main.answeredAt,
  }
  return (
    <>
      <PageHead title={<FormattedMessage id="splits.with" values={{ name }} />} lead={<Terms overview={overview} split={main} />} />
      <Consents
        manager={{ party: overview.account.manager, consent: { agreedAt: agreedAt.manager ?? main.proposedAt } }}
        talent={{ party: overview.account.user, consent: { agreedAt: agreedAt.talent ?? main.proposedAt } }}
        percent={main.percent}
      />
      <Statements overview={overview} />
      <Agreed overview={overview} agreed={agreed} onRefused={onRefused} onDone={done} />
      <div className={styles.buttons}>
        <Button onPress={() => setChanging(true)}>
          <FormattedMessage id="splits.proposeChange" />
        </Button>
      </div>
      <Closed overview={overview} closed={closed} />
    </>
  )
}

/** The latest splits that were declined, withdrawn or ended. */
function Closed({ overview, closed }: { overview: Overview; closed: readonly Split[] }): ReactNode {
  const { date } = useFormats()
  if (closed.length === 0) return null
  return (
    <Card as="section" isPadded aria-labelledby="splits-closed">
      <Stack gap="xs">
        <Heading level={2} id="splits-closed">
          <FormattedMessage id="splits.closed" />
        </Heading>
        <ul className={styles.rows}>
          {closed.map((split) => (
            <li key={split.id} className={styles.row}>
              <span className={styles.words}>
                <Text as="p">
                  <Terms overview={overview} split={split} />
                </Text>
                <Text as="p" look="caption" tone="muted">
                  <FormattedMessage
                    id={`splits.closed.${split.status === 'Ended' ? 'ended' : split.status === 'Declined' ? 'declined' : 'withdrawn'}`}
                    values={{ date: date(new Date(split.endedAt ?? split.answeredAt ?? split.proposedAt), 'shortDay') }}
                  />
                </Text>
              </span>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}
