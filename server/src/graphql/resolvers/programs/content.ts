import type { Resolvers } from '@wasla/contract/generated/user-types.ts'
import { contentFields } from '@wasla/contract/programs/content/fields.ts'
import type { RequestContext } from '../../../request/context.ts'
import { requireViewer } from '../../../domains/session/viewer.ts'

const content = ({ services }: RequestContext) => services.programs.content

/** Resolvers of content. */
export const contentResolvers = {
  Query: {
    programContents: (_, args, context) => content(context).list(requireViewer(context), args),
  },
  Mutation: {
    addContent: (_, { addContentInput: input }, context) => content(context).add(requireViewer(context), input),
    editContent: (_, { editContentInput: input }, context) => content(context).edit(requireViewer(context), input),
    deleteContent: (_, { id }, context) => content(context).remove(requireViewer(context), id),
    retryContent: (_, { id }, context) => content(context).retry(requireViewer(context), id),
    async reorderContent(_, { reorderContentInput: input }, context) {
      await content(context).reorder(requireViewer(context), input)
      return { success: true }
    },
  },
  ProgramContent: contentFields,
} satisfies Resolvers<RequestContext>
