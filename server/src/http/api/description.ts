import { apiDescription } from '@wasla/contract/api/openapi.ts'
import type { Env } from '../../config/env.ts'
import { apiTypeDefs } from '../../graphql/api/schema.ts'
import { apiHeaders } from '../../request/headers.ts'
import { json } from '../responses.ts'

/** `GET /api/v1/openapi.json`: describes the REST interface. */
export const apiDescriptionAnswer = ({ publicUrl, productName }: Pick<Env, 'publicUrl' | 'productName'>) => {
  const description = apiDescription({ publicUrl, productName: productName.en })
  return (): Response => json(description)
}

/** `GET /api/schema.graphql`: the schema of what keys may call. */
export const apiSchemaAnswer = () => {
  let text: string | undefined
  return (): Response => new Response((text ??= apiTypeDefs()), { headers: { ...apiHeaders, 'content-type': 'text/plain; charset=utf-8' } })
}
