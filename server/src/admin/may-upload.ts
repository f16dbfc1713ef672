import { Problem } from '@wasla/contract/errors/problem.ts'
import type { UploadGuard } from '../graphql/endpoint.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import type { AdminContext } from './context.ts'

/** Files that one person of the back office may send in an hour: lists of conversions (N-15), and nothing else. */
const perAdmin = { count: 120, window: 3600 }

/** Who may send files to the back office: whoever is signed in; what a role may do is said at the field. */
export const adminMayUpload = (limits: RateLimits): UploadGuard<AdminContext> => ({
  async sender({ admin, adminProblem }) {
    if (!admin) throw adminProblem ?? new Problem('UN_AUTHORIZED')
    return admin.id
  },
  count: ({ admin }) => limits.enforce(`admin-uploads:${admin?.id}`, perAdmin, { whenDown: 'closed' }),
})
