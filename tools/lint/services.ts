import { inProject, isForMakers, type Rule } from './rule.ts'

const maker = /^create[A-Z]\w*Service$/

/**
 * The files in which a process creates its services. `money-services.ts` creates only those of the wallet and the ledger, for callers that
 * need no others. `shown-services.ts` creates those that are made a second time for a replica and have no state.
 */
const makers = ['services/services', 'services/money-services', 'services/shown-services', 'start/start'].map(
  (name) => `server/src/${name}.ts`,
)
const mayMake = (file: string) => makers.includes(file)

/** Services are created only in these files, because two instances of a service would not share their caches. */
export const servicesOnce: Rule = {
  meta: { type: 'problem', docs: { description: 'Each service is made once, in server/src/services/ or start/start.ts.' } },
  create(context) {
    const file = inProject(context.filename)
    if (!file.startsWith('server/src/') || isForMakers(file)) return {}
    const made = new Set<string>()
    return {
      CallExpression(node) {
        if (node.callee.type !== 'Identifier' || !maker.test(node.callee.name)) return
        const { name } = node.callee
        if (!mayMake(file)) context.report({ node, message: `${name} is called outside server/src/services/: have the service handed in.` })
        else if (made.has(name)) context.report({ node, message: `${name} is called twice: hand the first one on.` })
        made.add(name)
      },
    }
  },
}
