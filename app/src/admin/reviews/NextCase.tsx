import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { Banner } from '@wasla/design-system/components/Banner'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { Bidi } from '@wasla/design-system/primitives/Bidi'
import { Stack } from '@wasla/design-system/primitives/Stack'
import { AdminNextReviewCaseDocument } from './CaseScreen.generated.ts'

/** Shown after a decision: the case that is due next, or a message that no case is left. Its button is the page’s only primary button. */
export function NextCase() {
  const { data } = useQuery(AdminNextReviewCaseDocument, { context: { errors: 'mine' }, fetchPolicy: 'network-only' })
  if (!data) return null
  const { count, data: cases } = data.adminReviewCases
  const [next] = cases
  return (
    <Banner tone="success" isLive>
      <Stack gap="sm">
        {next ? (
          <FormattedMessage id="admin.reviews.next" values={{ count, name: <Bidi key="name">{next.name}</Bidi> }} />
        ) : (
          <FormattedMessage id="admin.reviews.noneLeft" />
        )}
        <LinkButton variant="primary" href={next ? `/reviews/${next.id}` : '/reviews'}>
          <FormattedMessage id={next ? 'admin.reviews.openNext' : 'admin.reviews.backToCases'} />
        </LinkButton>
      </Stack>
    </Banner>
  )
}
