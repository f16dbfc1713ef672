import { useQuery } from '@apollo/client/react'
import type { PageProgram } from '#shared/programs/page/page-program.ts'
import { PreviewBrandDocument } from './preview.generated.ts'

/** Returns the brand of the program; null until it is loaded. */
export function useBrand(): PageProgram['profile'] | null {
  const { data } = useQuery(PreviewBrandDocument, { context: { errors: 'mine' } })
  const profile = data?.activeProfile.profile
  return profile?.__typename === 'BusinessProfile' ? profile : null
}
