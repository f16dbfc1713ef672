import { useEffect } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { ConnectedAccountsDocument } from './AccountsCard.generated.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'
import { MySocialLinksDocument } from '#shared/social/mySocialLinks.generated.ts'

/**
 * Stands where home will while it is not known whose it is. What its cards are about to ask is asked meanwhile: the answers then come
 * together with that one and not after it. A refusal is told by the card itself, which asks again.
 */
export function HomeWaiting() {
  const client = useApolloClient()
  useEffect(() => {
    const context = { errors: 'mine' } as const
    void Promise.allSettled([
      client.query({ query: MyVerificationsDocument, context }),
      client.query({ query: MySocialLinksDocument, context }),
      client.query({ query: ConnectedAccountsDocument, context }),
    ])
  }, [client])
  return <HomeSkeleton />
}
