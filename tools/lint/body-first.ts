import { inProject, isForMakers, type Rule } from './rule.ts'

/** The fields of a node that the rule reads. */
interface Node {
  readonly callee?: { readonly type: string; readonly name?: string }
}

/**
 * A handler reads the body before it awaits anything else (F20). While it waits, the caller may leave; reading the body then fails with an
 * error that looks like one of ours.
 */
export const bodyFirst: Rule = {
  meta: { type: 'problem', docs: { description: 'A handler reads the body of a request before anything else is awaited.' } },
  create(context) {
    const file = inProject(context.filename)
    if (!file.startsWith('server/src/') || isForMakers(file)) return {}
    /** For each function around the current place: whether it has awaited something. */
    const awaited: boolean[] = []
    const enter = () => void awaited.push(false)
    const leave = () => void awaited.pop()
    return {
      FunctionDeclaration: enter,
      FunctionExpression: enter,
      ArrowFunctionExpression: enter,
      'FunctionDeclaration:exit': leave,
      'FunctionExpression:exit': leave,
      'ArrowFunctionExpression:exit': leave,
      'AwaitExpression:exit'() {
        if (awaited.length > 0) awaited[awaited.length - 1] = true
      },
      CallExpression(node) {
        const { callee } = node as Node
        if (callee?.type === 'Identifier' && callee.name === 'readText' && awaited.at(-1) === true)
          context.report({ node, message: 'Read the body before anything else is awaited: meanwhile its sender may leave (F20).' })
      },
    }
  },
}
