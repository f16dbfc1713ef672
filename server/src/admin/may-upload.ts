import { Problem } from '@wasla/contract/errors/problem.ts'
import type { UploadGuard } from '../graphql/endpoint.ts'
import type { UploadRoom } from '../http/upload-room.ts'
import type { RateLimits } from '../platform/rate-limit.ts'
import { serviceBusy } from '../request/refusal.ts'
import type { AdminContext } from './context.ts'

/** Number of files that one admin may upload in an hour. Only lists of conversions (N-15) are uploaded. */
const perAdmin = { count: 120, window: 3600 }

/** Allows uploads to every signed-in admin. The field checks the role. */
export const adminMayUpload = ({ limits, room }: { limits: RateLimits; room: Pick<UploadRoom, 'hasRoom'> }): UploadGuard<AdminContext> => ({
  async sender({ admin, adminProblem }) {
    if (!admin) throw adminProblem ?? new Problem('UN_AUTHORIZED')
    if (!(await room.hasRoom())) throw serviceBusy()
    return admin.id
  },
  count: ({ admin }) => limits.enforce(`admin-uploads:${admin?.id}`, perAdmin, { whenDown: 'closed' }),
})
