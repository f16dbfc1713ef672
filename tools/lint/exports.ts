import { type Rule } from './rule.ts'

/** Refuses barrels. A barrel loads all its modules into every route, and hides the file in which a thing is defined. */
export const noBarrels: Rule = {
  meta: { type: 'problem', docs: { description: 'No export * and no file that only passes on what others export.' } },
  create(context) {
    return {
      ExportAllDeclaration(node) {
        context.report({ node, message: 'export * makes a barrel: import from the file that has the thing.' })
      },
      Program(node) {
        const passedOn = node.body.filter((one) => one.type === 'ExportNamedDeclaration' && one.source && !one.source.value.includes('?'))
        if (passedOn.length > 1 && passedOn.length === node.body.length)
          context.report({ node, message: 'This file only passes on what others export: import from them.' })
      },
    }
  },
}
