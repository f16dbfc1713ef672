import { writeFileSync } from 'node:fs'
import { apiDescription } from '@wasla/contract/api/openapi.ts'
import { inRoot } from '../process.ts'
import { clientText } from './client-text.ts'

/** Writes the client of the REST interface, from its description. */
export function writeApiClient(): void {
  const description = apiDescription({ publicUrl: 'https://example.com', productName: 'Wasla' })
  writeFileSync(inRoot('server/api-client/client.generated.ts'), clientText(description))
}
