import { trackingDescription } from '@wasla/contract/tracking/openapi.ts'
import type { Env } from '../../config/env.ts'
import { json } from '../responses.ts'

/** `GET /track/openapi.json`: describes the three tracking entries for client authors. */
export const trackingDescriptionAnswer = ({ publicUrl, productName }: Pick<Env, 'publicUrl' | 'productName'>) => {
  const description = trackingDescription({ publicUrl, productName: productName.en })
  return (): Response => json(description)
}
