import { textRole, type AccessNode } from './node.ts'

/* From the answer of the browser to a tree: which nodes, states and properties count. */

type RawValue = { value?: unknown; relatedNodes?: { backendDOMNodeId: number; text?: string }[] }
export type RawNode = {
  nodeId: string
  ignored: boolean
  role?: RawValue
  name?: RawValue
  description?: RawValue
  value?: RawValue
  properties?: { name: string; value: RawValue }[]
  childIds?: string[]
  backendDOMNodeId?: number
}

/** States and properties in the order in which they are written. An empty list of usual values means that each value is written. */
const properties: Readonly<Record<string, readonly string[]>> = {
  level: [],
  checked: [],
  pressed: [],
  selected: [],
  expanded: [],
  disabled: ['false'],
  readonly: ['false'],
  required: ['false'],
  invalid: ['false'],
  busy: ['false'],
  modal: ['false'],
  hasPopup: ['false'],
  multiselectable: ['false'],
  multiline: ['false'],
  orientation: [],
  live: ['off'],
  atomic: ['false'],
  autocomplete: ['none', ''],
  valuemin: [],
  valuemax: [],
  valuetext: [''],
  focused: ['false'],
  keyshortcuts: [''],
  roledescription: [''],
}
/** Relations to other elements: those of the first group are written with the text of the element, the others with its role. */
const byText = ['activedescendant', 'errormessage']
const byRole = ['controls', 'details', 'flowto', 'owns']

const roles: Readonly<Record<string, string>> = { StaticText: textRole, RootWebArea: 'page', LabelText: 'label' }
/** Parts of texts and marks that the browser draws: they say nothing that the text or the role does not say. */
const skipped = new Set(['InlineTextBox', 'ListMarker', 'LineBreak'])
/** Fields whose value is said, so that the parts inside say nothing new. */
const closed = new Set(['textbox', 'searchbox'])
const reached = new Set([
  ...['button', 'link', 'textbox', 'searchbox', 'checkbox', 'radio', 'combobox', 'slider', 'spinbutton', 'switch', 'tab'],
  ...['menuitem', 'menuitemcheckbox', 'menuitemradio'],
])
/** Whether the keyboard reaches them depends on the widget that they belong to. */
const mayBeReached = new Set(['page', 'option', 'listbox', 'grid', 'row', 'gridcell', 'columnheader', 'rowheader', 'treegrid', 'tabpanel'])

const textOf = ({ value }: RawValue = {}) =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value as string | number | boolean) : ''

function statesOf(node: RawNode, role: string, roleOf: (element: number) => string | undefined): [string, string][] {
  const known = new Map((node.properties ?? []).map(({ name, value }) => [name, value]))
  const written = Object.entries(properties).flatMap(([name, usual]): [string, string][] => {
    const value = known.get(name)
    if (value === undefined || usual.includes(textOf(value)) || (role === 'page' && name === 'focused')) return []
    return [[name, textOf(value)]]
  })
  const related = (names: readonly string[], of: (target: { backendDOMNodeId: number; text?: string }) => string) =>
    names.flatMap((name): [string, string][] => {
      const targets = known.get(name)?.relatedNodes ?? []
      return targets.length === 0 ? [] : [[name, targets.map(of).join(', ')]]
    })
  const isFocusable = known.get('focusable')?.value === true
  const isDisabled = known.get('disabled')?.value === true
  return [
    ...written,
    ...(reached.has(role) && !isFocusable && !isDisabled ? [['unreachable', 'true'] as [string, string]] : []),
    ...(isFocusable && !reached.has(role) && !mayBeReached.has(role) ? [['focusable', 'true'] as [string, string]] : []),
    ...related(byText, ({ text = '' }) => text),
    ...related(byRole, ({ backendDOMNodeId }) => roleOf(backendDOMNodeId) ?? 'nothing'),
    ...(textOf(node.value) === '' ? [] : [['value', textOf(node.value)] as [string, string]]),
    ...(textOf(node.description) === '' ? [] : [['description', textOf(node.description)] as [string, string]]),
  ]
}

/**
 * Returns the tree of a page. Generated ids are left out. `leftOut` has the numbers of elements that are no part of the page, such as
 * announcements of the story before.
 */
export function treeOf(raw: readonly RawNode[], leftOut: ReadonlySet<number> = new Set()): AccessNode {
  const byId = new Map(raw.map((node) => [node.nodeId, node]))
  const roleIn = (node: RawNode) => {
    const role = textOf(node.role)
    return roles[role] ?? role
  }
  const byElement = new Map(raw.flatMap((node) => (node.backendDOMNodeId === undefined ? [] : [[node.backendDOMNodeId, node] as const])))
  const roleOf = (element: number) => {
    const node = byElement.get(element)
    return node && !node.ignored ? roleIn(node) : undefined
  }
  const made = (node: RawNode): AccessNode[] => {
    const role = roleIn(node)
    const element = node.backendDOMNodeId ?? 0
    if (skipped.has(role) || leftOut.has(element)) return []
    const name = textOf(node.name)
    if (role === textRole && name.trim() === '') return []
    const states = node.ignored ? [] : statesOf(node, role, roleOf)
    const inside = closed.has(role) ? [] : (node.childIds ?? []).flatMap((id) => made(byId.get(id) ?? { nodeId: id, ignored: true }))
    const isQuiet = node.ignored || ((role === 'generic' || role === 'none') && name === '' && states.length === 0)
    return [{ role, name: role === 'page' ? '' : name, states, element, inside, isQuiet }]
  }
  const [tree] = raw[0] ? made(raw[0]) : []
  if (!tree) throw new Error('The page has no accessibility tree.')
  return tree
}
