import { useQuery } from '@apollo/client/react'
import type { PageProgram } from '#shared/programs/page/page-program.ts'
import { PreviewBrandDocument } from './preview.generated.ts'

/** The brand that the program will carry; null until it is known. */
export function useBrand(): PageProgram['profile'] | null {
  const { data } = useQuery(PreviewBrandDocument, { context: { errors: 'mine' } })
  const profile = data?.activeProfile.profile
  return profile?.__typename === 'BusinessProfile' ? profile : null
}
