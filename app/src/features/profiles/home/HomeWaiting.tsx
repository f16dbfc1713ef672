import { useEffect } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { ConnectedAccountsDocument } from './AccountsCard.generated.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'
import { MySocialLinksDocument } from '#shared/social/mySocialLinks.generated.ts'

/**
 * Placeholder of the home page until the viewer is known. Already sends the queries of the cards, so that all responses arrive at about the
 * same time. If a query fails, the card reports the failure and sends the query again.
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
