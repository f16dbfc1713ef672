import { inProject, isForMakers, type Rule } from './rule.ts'

/** The one file that reads the newest address from the router. */
const source = 'app/src/shell/useAddress.ts'

const instead = 'useAddressQuery and useChangeAddress of #shell/useAddress.ts start from the newest address'

type Node = { readonly type: string }
const isCall = (node: Node | null | undefined): node is Node & { callee: Node & { name: string } } =>
  node?.type === 'CallExpression' && 'callee' in node

/** Returns whether an argument changes only a part of the address, `?page=2` or `{ search }`: the rest comes from the rendered address. */
function isPart(argument: Node | undefined): boolean {
  if (argument === undefined) return false
  if (argument.type === 'Literal' && 'value' in argument) return String(argument.value).startsWith('?')
  if (argument.type === 'TemplateLiteral' && 'quasis' in argument) {
    const [first] = argument.quasis as { value: { raw: string } }[]
    return first?.value.raw.startsWith('?') === true
  }
  if (argument.type !== 'ObjectExpression' || !('properties' in argument)) return false
  const names = (argument.properties as { key?: { name?: string } }[]).map(({ key }) => key?.name)
  return names.includes('search') && !names.includes('pathname')
}

/**
 * The setter of `useSearchParams` starts from the address of the last render: of two changes before the next render, the second one undoes
 * the first.
 */
export const newestAddress: Rule = {
  meta: { type: 'problem', docs: { description: 'A part of the address is changed from the newest address on.' } },
  create(context) {
    const file = inProject(context.filename)
    if (!file.startsWith('app/src/') || file === source || isForMakers(file)) return {}
    return {
      VariableDeclarator(node) {
        const call = node.init as Node | null
        if (!isCall(call) || call.callee.name !== 'useSearchParams') return
        if (node.id.type !== 'ArrayPattern' || node.id.elements.length > 1)
          context.report({ node, message: `useSearchParams is for reading only: ${instead}.` })
      },
      MemberExpression(node) {
        if (isCall(node.object) && node.object.callee.name === 'useSearchParams')
          context.report({ node, message: `useSearchParams is for reading only: ${instead}.` })
      },
      CallExpression(node) {
        const name = node.callee.type === 'Identifier' ? node.callee.name : undefined
        if (name === 'navigate' && isPart(node.arguments[0]))
          context.report({ node, message: `navigate keeps nothing of the address: ${instead}.` })
      },
    }
  },
}
