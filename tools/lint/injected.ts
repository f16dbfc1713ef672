import { inProject, type Rule } from './rule.ts'

/**
 * Returns whether a file may use the real clock: `platform/` wraps clock, ids and randomness, `wait.ts` waits for the whole server; benchmarks
 * and tools measure the machine.
 */
const isFree = (file: string) =>
  /(^|\/)platform\//.test(file) || file === 'server/src/wait.ts' || /^(tools|server\/bench|server\/src\/database\/testing)\//.test(file)

/** Time, randomness and ids must be passed in, so that the same input gives the same result. */
export const injected: Rule = {
  meta: { type: 'problem', docs: { description: 'No bare clock, randomness or ids outside platform/.' } },
  create(context) {
    if (isFree(inProject(context.filename))) return {}
    const instead = (what: string) => `${what} outside platform/: have the clock, randomness or ids handed in.`
    return {
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
          context.report({ node, message: instead('new Date()') })
      },
      MemberExpression(node) {
        if (node.object.type !== 'Identifier' || node.property.type !== 'Identifier' || node.computed) return
        const name = `${node.object.name}.${node.property.name}`
        if (['Date.now', 'Math.random', 'crypto.randomUUID', 'crypto.getRandomValues'].includes(name))
          context.report({ node, message: instead(name) })
      },
      ImportSpecifier(node) {
        if (node.imported.type === 'Identifier' && ['randomUUID', 'randomBytes', 'randomInt'].includes(node.imported.name))
          context.report({ node, message: instead(node.imported.name) })
      },
    }
  },
}
