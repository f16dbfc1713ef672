import { useEffect } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { tabStream } from '#events/tab-stream.ts'
import { createCatchUp } from '#graphql/catch-up.ts'
import { useServices } from '#services/context.ts'
import { movesMoney } from './wallet-events.ts'

/** Fetches the page's data again if money was moved elsewhere: by a bank, by a payment gateway, or in another tab. */
export function useLiveWallet(): void {
  const services = useServices()
  const client = useApolloClient()
  useEffect(() => {
    const catchUp = createCatchUp(client)
    return tabStream(services).on('notification', (data) => {
      if (movesMoney(data)) void catchUp()
    })
  }, [services, client])
}
