import { inProject, isForMakers, type Rule } from './rule.ts'

const statements = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto', 'executeQuery'])

/** Returns whether a file may contain SQL: stores, the database itself, and the seed of the demo. */
const mayHoldSql = (file: string) =>
  !file.startsWith('server/src/') ||
  isForMakers(file) ||
  /(?:^|\/)(?:store\.ts|stores\/[^/]+\.ts)$/.test(file) ||
  file.startsWith('server/src/database/') ||
  file === 'server/src/demo/seed.ts'

/** SQL belongs in stores. Anybody who searches there for the code that reads or changes a table would miss a statement elsewhere. */
export const sqlInStores: Rule = {
  meta: { type: 'problem', docs: { description: 'SQL stands in store.ts or stores/ and nowhere else.' } },
  create(context) {
    const file = inProject(context.filename)
    if (mayHoldSql(file)) return {}
    const message = 'SQL outside a store: move the statement to store.ts or stores/ and call it from here.'
    return {
      MemberExpression(node) {
        if (!node.computed && node.property.type === 'Identifier' && statements.has(node.property.name))
          context.report({ node: node.property, message })
      },
      TaggedTemplateExpression(node) {
        if (node.tag.type === 'Identifier' && node.tag.name === 'sql') context.report({ node, message })
      },
    }
  },
}
