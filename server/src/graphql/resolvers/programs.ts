import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import type { RequestContext } from '../../request/context.ts'
import { contentResolvers } from './programs/content.ts'
import { programFields } from './programs/program.ts'
import { publishingResolvers } from './programs/publishing.ts'
import { ownerField, readingResolvers } from './programs/reading.ts'
import { seasonsResolvers } from './programs/seasons.ts'
import { stepsResolvers } from './programs/steps.ts'

/** Resolvers of programs, from one file per part. */
export const programsResolvers: Resolvers<RequestContext> = {
  Query: {
    ...stepsResolvers.Query,
    ...seasonsResolvers.Query,
    ...contentResolvers.Query,
    ...readingResolvers.Query,
    ...publishingResolvers.Query,
  },
  Mutation: { ...stepsResolvers.Mutation, ...seasonsResolvers.Mutation, ...contentResolvers.Mutation, ...publishingResolvers.Mutation },
  Program: { ...programFields, ...ownerField },
  ProgramContent: contentResolvers.ProgramContent,
}
