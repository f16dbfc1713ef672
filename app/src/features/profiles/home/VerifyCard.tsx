import type { FragmentType } from '@apollo/client'
import { useFragment, useQuery } from '@apollo/client/react'
import { FormattedMessage } from 'react-intl'
import { isBusiness } from '@wasla/contract/profiles/types.ts'
import { Card } from '@wasla/design-system/components/Card'
import { ErrorState } from '@wasla/design-system/components/ErrorState'
import { VerifyCard_ActiveProfileFragmentDoc, type VerifyCard_ActiveProfileFragment } from './VerifyCard.generated.ts'
import { VerifyBusiness } from './VerifyBusiness.tsx'
import { VerifyPerson } from './VerifyPerson.tsx'
import { VerifySkeleton } from './HomeSkeleton.tsx'
import { verifyCard } from './verify-state.ts'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'
import { MySocialLinksDocument } from '#shared/social/mySocialLinks.generated.ts'

/** Card with the steps that are left until the account is verified (F-07). If the account is Active, sends no query and renders nothing. */
export function VerifyCard({ activeProfile }: { activeProfile: FragmentType<VerifyCard_ActiveProfileFragment> }) {
  const { data: viewer, complete } = useFragment({ fragment: VerifyCard_ActiveProfileFragmentDoc, from: activeProfile })
  const skip = !complete || viewer.profile.status === 'Active'
  const verifications = useQuery(MyVerificationsDocument, { skip, context: { errors: 'mine' } })
  const links = useQuery(MySocialLinksDocument, { skip, context: { errors: 'mine' } })
  if (skip) return null
  const retry = () => void Promise.allSettled([verifications, links].filter((query) => query.error).map((query) => query.refetch()))
  if (verifications.error ?? links.error) {
    return (
      <Card as="section" isPadded>
        <ErrorState
          level={2}
          onRetry={retry}
          isRetrying={verifications.loading || links.loading}
          title={<FormattedMessage id="profiles.verify.failed" />}
        />
      </Card>
    )
  }
  if (!verifications.data || !links.data) return <VerifySkeleton hasButton={!isBusiness(viewer.type)} />
  const card = verifyCard({
    type: viewer.type,
    status: viewer.profile.status,
    verifications: verifications.data.myVerifications,
    hasSocialLink: links.data.mySocialLinks.length > 0,
  })
  if (card.kind === 'hidden') return null
  return card.kind === 'person' ? <VerifyPerson {...card} /> : <VerifyBusiness {...card} />
}
