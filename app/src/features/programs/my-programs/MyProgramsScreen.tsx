import { useQuery } from '@apollo/client/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useSearchParams } from 'react-router'
import { Badge } from '@wasla/design-system/components/Badge'
import { CountBadge } from '@wasla/design-system/components/CountBadge'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Tabs } from '@wasla/design-system/components/Tabs'
import { newProgramAddress } from '#shared/programs/wizard/addresses.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ExploreLayout } from '#shared/explore/ExploreLayout.tsx'
import { CreatedTab } from './CreatedTab.tsx'
import { myProgramsAddress, readMyPrograms, tabsOf } from './my-programs-address.ts'
import { RequestCountsDocument } from './myPrograms.generated.ts'
import { RequestsTab } from './RequestsTab.tsx'

/**
 * Page with the programs that the viewer created, asked to join or joined (S2 §2). The tab, the filter and the page number are part of the
 * address.
 */
export function MyProgramsScreen() {
  usePageTitle('programs.mine.title')
  const intl = useIntl()
  const { type } = useSignedInViewer()
  const [query] = useSearchParams()
  const list = readMyPrograms(query, type)
  const { data } = useQuery(RequestCountsDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const counts = data ? { all: data.all.count, pending: data.pending.count, accepted: data.accepted.count } : null
  const countOf = { applied: counts?.pending ?? 0, joined: counts?.accepted ?? 0 }
  return (
    <ExploreLayout
      current="programs"
      title={<FormattedMessage id="programs.mine.title" />}
      lead={<FormattedMessage id={type === 'BRAND' ? 'programs.mine.leadBrand' : 'programs.mine.lead'} />}
      action={
        type === 'BRAND' && (
          <LinkButton variant="primary" iconStart="plus" href={newProgramAddress}>
            <FormattedMessage id="programs.owner.new" />
          </LinkButton>
        )
      }
    >
      <Tabs
        label={intl.formatMessage({ id: 'programs.mine.title' })}
        selected={list.tab}
        items={tabsOf(type).map((id) => ({
          id,
          label: <FormattedMessage id={`programs.mine.tab.${id}`} />,
          ...(id === 'bookmarked' ? { isDisabled: true, meta: <Badge variant="soon" /> } : { href: myProgramsAddress({ tab: id }) }),
          ...((id === 'applied' || id === 'joined') && countOf[id] > 0 && { meta: <CountBadge count={countOf[id]} /> }),
        }))}
      >
        {list.tab === 'created' ? <CreatedTab list={list} /> : <RequestsTab list={list} counts={counts} />}
      </Tabs>
    </ExploreLayout>
  )
}
