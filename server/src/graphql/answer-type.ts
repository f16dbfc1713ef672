/** The two types an answer may have (GraphQL over HTTP). */
export type AnswerType = 'graphql' | 'json'

export const answerTypes = {
  graphql: 'application/graphql-response+json; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const satisfies Record<AnswerType, string>

/** How much a caller wants each type it names; 1 where it does not say. */
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
 * The type of the answer to a caller with this `Accept` header. Only who names the type of GraphQL gets it, unless they would rather have
 * JSON; everybody else, also who says nothing or accepts anything, gets plain JSON.
 */
export function answerType(accept: string | undefined): AnswerType {
  if (!accept?.toLowerCase().includes('application/graphql-response+json')) return 'json'
  const weights = wishes(accept)
  const graphql = weights.get('application/graphql-response+json') ?? 0
  return graphql > 0 && graphql >= (weights.get('application/json') ?? 0) ? 'graphql' : 'json'
}
