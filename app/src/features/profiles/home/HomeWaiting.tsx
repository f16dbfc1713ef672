import { useEffect } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { ConnectedAccountsDocument } from './AccountsCard.generated.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { MyVerificationsDocument } from '#shared/verification/myVerifications.generated.ts'
import { MySocialLinksDocument } from '#shared/social/mySocialLinks.generated.ts'

/**
 * Shown in place of home while it is not known whose it is. The cards' queries are sent meanwhile, so that their answers come together
 * with that one and not after it. A failed query is reported by its card, which sends it again.
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
