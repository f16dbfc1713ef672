import { useEffect } from 'react'
import { useApolloClient } from '@apollo/client/react'
import { tabStream } from '#events/tab-stream.ts'
import { createCatchUp } from '#graphql/catch-up.ts'
import { useServices } from '#services/context.ts'
import { isAboutGroups } from './group-events.ts'

/** Fetches the page's data again if the group was changed in another session: by an answer, a request or a new role. */
export function useLiveGroup(): void {
  const services = useServices()
  const client = useApolloClient()
  useEffect(() => {
    const catchUp = createCatchUp(client)
    return tabStream(services).on('notification', (data) => {
      if (isAboutGroups(data)) void catchUp()
    })
  }, [services, client])
}
