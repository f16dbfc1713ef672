import { createHash } from 'node:crypto'
import { printSchema } from 'graphql'

/** Writes a hash of the merged SDL: answers that a device has stored are of another shape if it differs. */
export const plugin = (schema, _documents, config) => {
  const hash = createHash('sha256').update(printSchema(schema)).digest('hex').slice(0, 12)
  return `/** Changes with the contract. */\nexport const ${config.name} = '${hash}'\n`
}
