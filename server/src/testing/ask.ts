import { graphql, type ExecutionResult, type GraphQLError } from 'graphql'
import type { Language } from '@wasla/contract/platform/language.ts'
import { isProblem, type Problem } from '@wasla/contract/errors/problem.ts'
import type { Deps } from '../deps.ts'
import type { RequestContext } from '../request/context.ts'
import { createLoaders } from '../request/loaders.ts'
import { userSchema } from '../graphql/schema.ts'
import type { Traffic } from '../request/traffic.ts'
import { createServices } from '../services/services.ts'

export const schema = userSchema()

const codeOf = ({ originalError, message }: GraphQLError) => (isProblem(originalError) ? originalError.code : message)

/** Rate limits that count nothing: tests of domains need none. */
const traffic: Traffic = {
  cost: async () => null,
  change: async () => null,
  money: async () => null,
  search: async () => null,
  publicProfile: async () => null,
  publicPage: async () => null,
  sitemap: async () => null,
}

export type Asking = { variables?: Record<string, unknown>; token?: string; language?: Language }

/** Returns a function that runs operations against the real schema and services, without HTTP. */
export function asking(deps: Deps) {
  const services = createServices(deps)
  return async (source: string, { variables, token, language = 'en' }: Asking = {}): Promise<ExecutionResult & { codes: string[] }> => {
    let viewer: RequestContext['viewer'] = null
    let viewerProblem: Problem | null = null
    try {
      viewer = await services.session.readViewer(token ? `Bearer ${token}` : null)
    } catch (error) {
      if (!isProblem(error)) throw error
      viewerProblem = error
    }
    const contextValue: RequestContext = {
      requestId: 'test',
      language,
      address: '192.0.2.1',
      userAgent: 'test',
      deviceToken: null,
      viewer,
      viewerProblem,
      services,
      loaders: createLoaders(services),
      traffic,
      answerHeaders: {},
    }
    const result = await graphql({ schema, source, contextValue, ...(variables ? { variableValues: variables } : {}) })
    return { ...result, codes: (result.errors ?? []).map(codeOf) }
  }
}
