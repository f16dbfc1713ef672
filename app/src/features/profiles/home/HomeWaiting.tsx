import { useEffect } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { ConnectedAccountsDocument } from './AccountsCard.generated.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'
import { MySocialLinksDocument } from '#shared/social/mySocialLinks.generated.ts'

/**
 * Shown instead of home until the viewer is known. Sends the cards' queries meanwhile, so that they run in parallel and not afterwards. A
 * failed query is ignored here: its card sends it again and shows the error.
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
