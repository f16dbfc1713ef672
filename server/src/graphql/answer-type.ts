/** The two content types of a response (GraphQL over HTTP). */
export type AnswerType = 'graphql' | 'json'

export const answerTypes = {
  graphql: 'application/graphql-response+json; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<AnswerType, string>

/** Returns the weight of each accepted type; 1 if it has none. */
function wishes(accept: string): ReadonlyMap<string, number> {
  return new Map(
    accept
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))
        return [type, weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const
      }),
  )
}

/**
 * Returns the content type for an `Accept` header. A caller gets the type of GraphQL only if it names that type and does not prefer JSON.
 * Every other caller gets plain JSON, also one that accepts any type or sends no header.
 */
export function answerType(accept: string | undefined): AnswerType {
  if (!accept?.toLowerCase().includes('application/graphql-response+json')) return 'json'
  const weights = wishes(accept)
  const graphql = weights.get('application/graphql-response+json') ?? 0
  return graphql > 0 && graphql >= (weights.get('application/json') ?? 0) ? 'graphql' : 'json'
}
