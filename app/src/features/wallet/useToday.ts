import { civilDate } from '@wasla/contract/platform/riyadh.ts'
import { useServices } from '#services/context.ts'

/** Returns today's date in Riyadh. */
export const useToday = () => civilDate(useServices().clock.now())
