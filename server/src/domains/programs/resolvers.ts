import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { contentResolvers } from './resolvers/content.ts'
import { programFields } from './resolvers/program.ts'
import { publishingResolvers } from './resolvers/publishing.ts'
import { ownerField, readingResolvers } from './resolvers/reading.ts'
import { stepsResolvers } from './resolvers/steps.ts'

/** Resolvers of programs, from one file per part. */
export const programsResolvers: Resolvers<RequestContext> = {
  Query: { ...stepsResolvers.Query, ...contentResolvers.Query, ...readingResolvers.Query, ...publishingResolvers.Query },
  Mutation: { ...stepsResolvers.Mutation, ...contentResolvers.Mutation, ...publishingResolvers.Mutation },
  Program: { ...programFields, ...ownerField },
  ProgramContent: contentResolvers.ProgramContent,
}
