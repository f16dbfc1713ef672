import { useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { Banner } from '@wasla/design-system/components/Banner'
import { LinkButton } from '@wasla/design-system/components/LinkButton'
import { BidiProse } from '@wasla/design-system/primitives/Bidi'
import { useSignedInViewer } from '#session/ViewerContext.ts'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'

const words = {
  identity: {
    title: 'profiles.verify.refused.identity',
    noReason: 'profiles.verify.refused.noReason',
    retry: 'profiles.verify.retry.identity',
    href: '/verify-identity',
  },
  documents: {
    title: 'profiles.verify.refused.documents',
    noReason: 'profiles.verify.refused.noReasonDocuments',
    retry: 'profiles.verify.retry.documents',
    href: '/business-account',
  },
} as const

/** Banner with the reviewer's reason and one button (F-15). The banner is shown at once, and the reason when it has loaded. */
export function RejectedBanner() {
  const { type } = useSignedInViewer()
  const { data } = useQuery(MyVerificationsDocument, { context: { errors: 'mine' } })
  const kind = isBusiness(type) ? 'BUSINESS' : 'IDENTITY'
  const { title, noReason, retry, href } = words[kind === 'BUSINESS' ? 'documents' : 'identity']
  const [last] = (data?.myVerifications ?? [])
    .filter((one) => one.type === kind)
    .toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  return (
    <Banner
      tone="danger"
      title={<FormattedMessage id={title} />}
      action={
        <LinkButton size="small" href={href}>
          <FormattedMessage id={retry} />
        </LinkButton>
      }
    >
      {last?.rejectionReason ? <BidiProse>{last.rejectionReason}</BidiProse> : <FormattedMessage id={noReason} />}
    </Banner>
  )
}
