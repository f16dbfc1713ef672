import { useEffect, useState } from 'react'
import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useParams } from 'react-router'
import { startOfDay } from '@wasla/contract/platform/riyadh.ts'
import { Avatar } from '@wasla/design-system/components/Avatar'
import { Badge } from '@wasla/design-system/components/Badge'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { Icon } from '@wasla/design-system/icons/Icon.tsx'
import { useFormats } from '@wasla/design-system/locale/LocaleProvider.tsx'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Heading } from '@wasla/design-system/primitives/Heading'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { Text } from '@wasla/design-system/primitives/Text'
import { problemOf } from '#graphql/problems.ts'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useServices } from '#services/context.ts'
import { useViewer } from '#session/ViewerContext.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { MarkedName } from '#shared/members/MarkedName.tsx'
import { accentOf } from '#shell/accents.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import type { Talent } from '../figures.ts'
import { ProposalDocument, ProposalSeenDocument, type ProposalQuery } from '../proposals.generated.ts'
import { AskFooter } from './AskFooter.tsx'
import { Reach } from './Reach.tsx'
import { TalentItem } from './TalentItem.tsx'
import * as styles from './page.css.ts'

/* Only brands ask. The sheet is loaded when it is opened. */
const AskSheet = lazyOverlay(() => import('./AskSheet.tsx').then((module) => module.AskSheet))

/** Page of a proposal at its secret address, for everybody who has it. Brands that are signed in ask talents from it. */
export function ProposalScreen() {
  const { address = '' } = useParams()
  return <Page key={address} address={address} />
}

function Page({ address }: { address: string }) {
  usePageTitle('proposals.page.title')
  const { call } = useServices()
  const { data, error, loading, refetch } = useQuery(ProposalDocument, {
    variables: { address },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    context: { errors: 'mine' },
  })
  const isRead = data !== undefined
  useEffect(() => {
    /* The reader waits for nothing, and a report that fails changes nothing for them. */
    if (isRead) void call(ProposalSeenDocument, { address }, 'mine').catch(() => undefined)
  }, [isRead, address, call])

  if (data) return <Loaded address={address} proposal={data.proposal} />
  if (problemOf(error)?.code === 'PROPOSAL_NOT_FOUND')
    return (
      <ErrorState kind="missing" level={1} title={<FormattedMessage id="proposals.page.missing" />}>
        <FormattedMessage id="proposals.page.missingText" />
      </ErrorState>
    )
  return (
    <Waiting
      error={error}
      failed={<FormattedMessage id="proposals.page.failed" />}
      onRetry={() => void refetch().catch(() => undefined)}
      isRetrying={loading}
      shape="card"
    />
  )
}

function Loaded({ address, proposal }: { address: string; proposal: ProposalQuery['proposal'] }) {
  const intl = useIntl()
  const { date } = useFormats()
  const viewer = useViewer()
  const [asking, setAsking] = useState<readonly Talent[] | null>(null)
  const { manager, title, note, brandName, createdAt, validUntil, isOwn, talents } = proposal
  const isBrand = viewer.kind === 'signedIn' && viewer.type === 'BRAND'
  const mayAsk = isBrand && !isOwn
  return (
    <>
      <Stack gap="lg">
        <header className={styles.by}>
          <Avatar name={manager.fullName} accent={accentOf[manager.userType]} src={manager.profileImage} isFirst />
          <div className={styles.maker}>
            <Text as="span" look="label">
              <MarkedName member={manager} />
            </Text>
            <Text as="span" look="caption" tone="muted">
              <FormattedMessage
                id="proposals.page.for"
                values={{ brand: <Bidi key="brand">{brandName}</Bidi>, date: date(new Date(createdAt)) }}
              />
            </Text>
          </div>
          <Badge tone="warning" icon="clock">
            <FormattedMessage id="proposals.page.validUntil" values={{ date: date(new Date(startOfDay(validUntil)), 'shortDay') }} />
          </Badge>
        </header>
        <div className={styles.words}>
          <Heading level={1} look="display">
            <Bidi>{title}</Bidi>
          </Heading>
          {note !== null && (
            <p className={styles.note}>
              <Bidi>{note}</Bidi>
            </p>
          )}
        </div>
        <Reach talents={talents} />
        <ul className={styles.talents} aria-label={intl.formatMessage({ id: 'proposals.page.talents' })}>
          {talents.map((talent) => (
            <TalentItem key={talent.profile.id} talent={talent} onAsk={mayAsk ? () => setAsking([talent]) : null} />
          ))}
        </ul>
        <div className={styles.privacy}>
          <span className={styles.sign}>
            <Icon name="eye" />
          </span>
          <div>
            <Text as="p" look="label">
              <FormattedMessage id="proposals.page.private" />
            </Text>
            <Text as="p" look="caption" tone="muted">
              <FormattedMessage
                id={`proposals.page.seen.${isOwn ? 'own' : isBrand ? 'brand' : 'stranger'}`}
                values={{ manager: <Bidi key="manager">{manager.fullName}</Bidi> }}
              />
            </Text>
          </div>
        </div>
      </Stack>
      {(mayAsk || viewer.kind === 'signedOut') && <AskFooter talents={talents} onAskAll={mayAsk ? () => setAsking(talents) : null} />}
      {asking && <AskSheet address={address} talents={asking} onClose={() => setAsking(null)} />}
    </>
  )
}
