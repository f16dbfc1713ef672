import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Navigate, useSearchParams } from 'react-router'
import { pageCount } from '@wasla/design-system/components/Pagination/paginate.ts'
import { usePageTitle } from '#shell/usePageTitle.ts'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { ExploreLayout } from '#shared/explore/ExploreLayout.tsx'
import { DiscoverProgramsDocument } from './discover.generated.ts'
import { discoverAddress, discoverPageSize, filterOf, readDiscover } from './discover-address.ts'
import { DiscoverKinds } from './DiscoverKinds.tsx'
import { DiscoverFilters } from './DiscoverFilters.tsx'
import { DiscoverResults } from './DiscoverResults.tsx'

/**
 * Programs to join, newest first, twelve per page (H-05), with the number of open programs and the number of programs that suit the viewer
 * (Y-28).
 */
export function DiscoverScreen() {
  usePageTitle('programs.discover.title')
  const [query] = useSearchParams()
  const { type } = useSignedInViewer()
  const list = readDiscover(query)
  const isForThem = type === 'INFLUENCER' || type === 'AGENT'
  const { data, previousData, error, loading, refetch } = useQuery(DiscoverProgramsDocument, {
    variables: {
      pagination: { limit: discoverPageSize, offset: discoverPageSize * (list.page - 1) },
      filter: filterOf(list),
      isForThem,
      ...(isForThem && { fitting: { ...filterOf(list), fitsMe: true } }),
    },
    fetchPolicy: 'cache-and-network',
    context: { errors: 'mine' },
  })
  const known = data ?? previousData
  const shown = known?.programs
  const qualified = known?.qualified?.count ?? 0
  const pages = pageCount(data?.programs.count ?? 0, discoverPageSize)

  /* Redirects to the last page if the address names a page that no longer exists. */
  if (data && data.programs.count > 0 && list.page > pages) return <Navigate to={discoverAddress({ ...list, page: pages })} replace />

  return (
    <ExploreLayout
      current="discover"
      title={<FormattedMessage id="programs.discover.title" />}
      lead={
        shown && shown.count > 0 ? (
          <>
            <FormattedMessage id="programs.discover.open" values={{ count: shown.count }} />
            {qualified > 0 && (
              <>
                {' '}
                <FormattedMessage id="programs.discover.qualified" values={{ count: qualified }} />
              </>
            )}
          </>
        ) : (
          <FormattedMessage id="programs.discover.about" />
        )
      }
    >
      <DiscoverFilters list={list} isForThem={isForThem} />
      <DiscoverResults
        list={list}
        page={shown ?? null}
        isLoading={loading && !data}
        failure={error && !data ? { retry: () => void refetch().catch(() => undefined), isRetrying: loading } : null}
      />
      <DiscoverKinds type={list.type} />
    </ExploreLayout>
  )
}
