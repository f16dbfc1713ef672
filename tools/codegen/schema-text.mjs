import { printSchema } from 'graphql'

/** Writes the merged SDL as a TypeScript string, so server, mock and browser read the same text without a file system. */
export const plugin = (schema, _documents, config) => {
  const text = printSchema(schema).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')
  return `/** The whole contract as SDL, merged from every domain's file. */\nexport const ${config.name} = /* GraphQL */ \`\n${text}\n\`\n`
}
