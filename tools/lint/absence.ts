import { inProject, type Rule } from './rule.ts'

/** The fields of a node that the rule reads. */
interface Node {
  readonly type: string
  readonly object?: Node
  readonly callee?: Node
  readonly property?: { readonly name?: string }
  readonly arguments?: readonly Node[]
  readonly value?: unknown
}

const instead = 'waitFor(() => expect(…)) also waits for the end of an animation, which a busy machine draws late'

/** Returns the name of the called method: `toBeNull` of `expect(a).toBeNull()`. */
const methodOf = (call: Node | undefined) => (call?.type === 'CallExpression' ? call.callee?.property?.name : undefined)

/** Returns whether a matcher says that nothing was found: `toBeNull()`, `not.toBeVisible()`, `toHaveLength(0)`. */
function saysAbsent(matcher: Node): boolean {
  const name = methodOf(matcher)
  const isNegated = matcher.callee?.object?.property?.name === 'not'
  if (name === 'toBeNull') return !isNegated
  if (name === 'toHaveLength') return !isNegated && matcher.arguments?.[0]?.value === 0
  return isNegated && (name === 'toBeVisible' || name === 'toBeInTheDocument')
}

/** Returns the argument of `expect`: `a` of `expect(a).not.toBeVisible()`. */
function expected(matcher: Node): Node | undefined {
  const after = matcher.callee?.object
  const call = after?.property?.name === 'not' ? after.object : after
  return call?.type === 'CallExpression' ? call.arguments?.[0] : undefined
}

/** Requires `waitFor` for an absence in a story. A single check may find an element that an animation is still removing. */
export const awaitedAbsence: Rule = {
  meta: { type: 'problem', docs: { description: 'A story waits until something is absent.' } },
  create(context) {
    if (!/\.stories\.tsx?$/u.test(inProject(context.filename))) return {}
    return {
      AwaitExpression(node) {
        const matcher = node.argument as Node
        if (saysAbsent(matcher) && methodOf(expected(matcher))?.startsWith('query') === true)
          context.report({ node, message: `This checks an absence only once: ${instead}.` })
      },
    }
  },
}
