import { useQuery } from '@apollo/client/react'
import { useAdminServices } from './context.ts'
import { AdminClockDocument } from './clock.generated.ts'

/**
 * Returns the server’s time in milliseconds: the demo clock may be days ahead (U-05). Returns this machine’s time until the server has
 * answered.
 */
export function useNow(): number {
  const { clock } = useAdminServices()
  const { data } = useQuery(AdminClockDocument, { context: { errors: 'mine' } })
  return data ? Date.parse(data.adminClock.now) : clock.now()
}
