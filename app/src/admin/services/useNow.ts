import { useQuery } from '@apollo/client/react'
import { useAdminServices } from './context.ts'
import { AdminClockDocument } from './clock.generated.ts'

/** The server's time in milliseconds: a demonstration's clock may be days ahead (U-05). Until it is known, this machine's. */
export function useNow(): number {
  const { clock } = useAdminServices()
  const { data } = useQuery(AdminClockDocument, { context: { errors: 'mine' } })
  return data ? Date.parse(data.adminClock.now) : clock.now()
}
