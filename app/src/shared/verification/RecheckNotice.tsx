import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router'
import { Banner } from '@wasla/design-system/components/Banner'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { withReturn } from '#session/safe-path.ts'
import { MyIdentityRecheckDocument } from './myIdentityRecheck.generated.ts'

const pages = { IDENTITY: '/verify-identity', DOCUMENTS: '/under-review' } as const

/**
 * Says that money waits for a new check after a long absence (security case 10). Links to the check, which returns to this page. Shows
 * nothing if no check is due.
 */
export function RecheckNotice() {
  const { pathname, search } = useLocation()
  const { data } = useQuery(MyIdentityRecheckDocument, { fetchPolicy: 'cache-and-network', context: { errors: 'mine' } })
  const way = data?.myIdentityRecheck?.way
  if (!way) return null
  return (
    <Banner
      tone="warning"
      title={<FormattedMessage id="recheck.title" />}
      action={
        way === 'OTHER_PROFILE' ? undefined : (
          <LinkButton size="small" href={withReturn(pages[way], `${pathname}${search}`)}>
            <FormattedMessage id={`recheck.go.${way}`} />
          </LinkButton>
        )
      }
    >
      <FormattedMessage id={`recheck.${way}`} />
    </Banner>
  )
}
