import type { Viewer } from '../domains/session/viewer.ts'
import type { RequestContext } from '../request/context.ts'

export type { RequestContext, Viewer }
