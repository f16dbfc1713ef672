import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { proposalLimits } from '@wasla/contract/proposals/limits.ts'
import { Button } from '@wasla/design-system/components/Button'
import { Empty } from '@wasla/design-system/components/Empty'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Inline } from '@wasla/design-system/primitives/Inline'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { lazyOverlay } from '#lazy/lazy-overlay.tsx'
import { useServices } from '#services/context.ts'
import { Waiting } from '#shared/list/ListWaiting.tsx'
import { PageHead } from '#shell/PageHead.tsx'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useUrlDialog } from '#shell/useUrlDialog.ts'
import { MyProposalsDocument, ProposalChoicesDocument } from '../proposals.generated.ts'
import { ProposalCard } from './ProposalCard.tsx'
import * as styles from './own.css.ts'

/* The sheet with the rules of the form is loaded when it is opened. */
const ProposalSheet = lazyOverlay(() => import('./ProposalSheet.tsx').then((module) => module.ProposalSheet))

/** Proposals of an agent or agency: each is a page with a secret address. */
export function ProposalsScreen() {
  usePageTitle('proposals.title')
  const intl = useIntl()
  const { clock } = useServices()
  const own = useQuery(MyProposalsDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const choosing = useQuery(ProposalChoicesDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const adding = useUrlDialog('proposal')
  const proposals = own.data?.myProposals
  const choices = choosing.data?.proposalChoices
  const again = () => {
    void own.refetch().catch(() => undefined)
    void choosing.refetch().catch(() => undefined)
  }
  const create = (
    <Button
      variant="primary"
      iconStart="plus"
      isDisabled={(proposals ?? []).filter(({ state }) => state === 'OPEN').length >= proposalLimits.open}
      onPress={adding.open}
    >
      <FormattedMessage id="proposals.create" />
    </Button>
  )
  const hasTalents = choices !== undefined && choices.length > 0
  return (
    <Stack gap="lg">
      <PageHead title={<FormattedMessage id="proposals.title" />} lead={<FormattedMessage id="proposals.lead" />} />
      {proposals && choices ? (
        <>
          {proposals.length === 0 && (
            <Empty
              level={2}
              title={<FormattedMessage id="proposals.empty" />}
              action={
                hasTalents ? (
                  create
                ) : (
                  <LinkButton variant="primary" href="/settings/managed-accounts">
                    <FormattedMessage id="proposals.noTalent.do" />
                  </LinkButton>
                )
              }
            >
              <FormattedMessage id={hasTalents ? 'proposals.emptyText' : 'proposals.noTalent'} />
            </Empty>
          )}
          {proposals.length > 0 && (
            <>
              {hasTalents && <Inline justify="end">{create}</Inline>}
              <ul className={styles.proposals} aria-label={intl.formatMessage({ id: 'proposals.list' })}>
                {proposals.map((proposal) => (
                  <li key={proposal.id}>
                    <ProposalCard proposal={proposal} now={clock.now()} />
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      ) : (
        <Waiting
          error={own.error ?? choosing.error}
          failed={<FormattedMessage id="proposals.failed" />}
          onRetry={again}
          isRetrying={own.loading || choosing.loading}
          shape="card"
        />
      )}
      {adding.isOpen && choices && <ProposalSheet choices={choices} onClose={adding.close} />}
    </Stack>
  )
}
