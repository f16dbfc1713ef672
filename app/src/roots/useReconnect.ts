import { useEffect } from 'react'
import type { ApolloClient } from '@apollo/client/core'
import { tabStream } from '#events/tab-stream.ts'
import type { Ask } from '#graphql/ask.ts'
import { createCatchUp } from '#graphql/catch-up.ts'
import type { Connectivity } from '#offline/connectivity.ts'
import { useServices } from '#services/context.ts'
import { ActiveProfileDocument } from '#shared/profiles/activeProfile.generated.ts'
import { reconnect } from './reconnect.ts'

/** Keeps the pages of a client up to date after times without a network. */
export function useReconnect(client: ApolloClient, ask: Ask, connectivity: Connectivity): void {
  const services = useServices()
  useEffect(
    () =>
      reconnect({
        connectivity,
        probe: () =>
          ask({ document: ActiveProfileDocument, variables: {} }).then(
            () => undefined,
            () => undefined,
          ),
        catchUp: createCatchUp(client),
        isStreamOpen: tabStream(services).isOpen,
        device: window,
        startTimer: services.startTimer,
        random: services.eventSource.random,
      }),
    [services, client, ask, connectivity],
  )
}
