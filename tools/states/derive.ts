import { wordsOf } from '@wasla/design-system/foundations/part-page/part-name.ts'
import type { Pose, StateColumn, StateRow, StateTable } from '@wasla/design-system/stories/states/table.ts'
import type { Prop } from '../../.storybook/props/arg-types.ts'
import { membersOf } from '../../.storybook/props/type-text.ts'

/** What the sources say about a component. */
export type Source = {
  name: string
  props: readonly Prop[]
  /** The lines `@selector` of the comments in its folder. */
  selectors: string
  /** Whether its main story renders the component itself, and so takes texts for its props. */
  isItself: boolean
}

/** States that a person causes, by the selectors that style them. */
const posed: readonly { pose: Pose; name: string; selector: RegExp }[] = [
  { pose: 'hover', name: 'Hover', selector: /\[data-hovered\]|:hover\b|on the box/u },
  { pose: 'pressed', name: 'Pressed', selector: /\[data-pressed\]|:active\b/u },
  { pose: 'focus', name: 'Focus', selector: /\[data-focus-visible\]|:focus-visible\b|\[data-focused\]|\[data-now\]|on the box/u },
  { pose: 'dragging', name: 'Dragging', selector: /\[data-dragging\]/u },
  { pose: 'open', name: 'Open', selector: /\[data-open\]|\[data-expanded\]|\[aria-expanded\]/u },
]

const selecting = ['defaultSelected', 'isSelected'] as const

/** States that props cause, by the props that cause them. The first prop of a line that a component has is used. */
const given: readonly { name: string; props: readonly string[]; isAlsoSelected?: boolean }[] = [
  { name: 'Selected', props: selecting },
  { name: 'Indeterminate', props: ['isIndeterminate'] },
  // What is selected has a style of its own if nobody can change it.
  { name: 'Disabled', props: ['isDisabled'], isAlsoSelected: true },
  { name: 'Read only', props: ['isReadOnly'], isAlsoSelected: true },
  { name: 'Loading', props: ['isPending', 'isLoading'] },
]

/** Props whose members are the rows, in this order; one of them is used. */
const rowProps = ['variant', 'tone', 'look', 'orientation', 'presentation', 'layout', 'ground'] as const
const wordProps = ['label', 'title', 'children'] as const

const quoted = /^'(?<value>[^']*)'$/u
const valuesOf = (prop: Prop | undefined): string[] => {
  const members = membersOf(prop?.type ?? '').map((member) => quoted.exec(member)?.groups?.['value'])
  return members.every((member) => member !== undefined) ? members.filter((member) => member !== undefined) : []
}

function rowsOf(prop: (name: string) => Prop | undefined): StateRow[] {
  const name = rowProps.find((one) => valuesOf(prop(one)).length > 1)
  const first = name && quoted.exec(prop(name)?.default ?? '')?.groups?.['value']
  const values = name ? valuesOf(prop(name)).toSorted((one, other) => Number(other === first) - Number(one === first)) : []
  const rows = name ? values.map((value): StateRow => ({ name: wordsOf(value), args: { [name]: value } })) : []
  const usual = quoted.exec(prop('size')?.default ?? '')?.groups?.['value']
  const sizes = valuesOf(prop('size')).filter((size) => size !== usual)
  return [
    ...(rows.length > 0 ? rows : [{ name: 'Plain', args: {} }]),
    ...sizes.map((size): StateRow => ({ name: wordsOf(size), args: { size } })),
  ]
}

function columnsOf({ selectors, isItself }: Source, prop: (name: string) => Prop | undefined): StateColumn[] {
  const isBoolean = (name: string) => prop(name)?.type === 'boolean'
  const usual = quoted.exec(prop('state')?.default ?? '')?.groups?.['value']
  const states = valuesOf(prop('state')).filter((state) => state !== usual)
  const words = isItself ? wordProps.find((name) => /^ReactNode$/u.test(prop(name)?.type ?? '')) : undefined
  return [
    ...posed.filter(({ selector }) => selector.test(selectors)).map(({ name, pose }): StateColumn => ({ name, pose })),
    ...given.flatMap(({ name, props, isAlsoSelected }): StateColumn[] => {
      const found = props.find(isBoolean)
      const selected = isAlsoSelected ? selecting.find(isBoolean) : undefined
      if (!found) return []
      const column: StateColumn = { name, args: { [found]: true } }
      return selected ? [column, { name: `${name}, selected`, args: { [found]: true, [selected]: true } }] : [column]
    }),
    ...(prop('errorMessage') ? [{ name: 'Invalid', texts: { errorMessage: 'wrong' } } as const] : []),
    ...states.map((state): StateColumn => ({ name: wordsOf(state), args: { state } })),
    ...(words ? [{ name: 'Long words', texts: { [words]: 'long' } } as const] : []),
  ]
}

/** Returns the rows and columns of a component's states; undefined if it has no state at all. Long words alone are no state. */
export function statesOf(source: Source): Pick<StateTable, 'component' | 'rows' | 'columns'> | undefined {
  const prop = (name: string) => source.props.find((one) => one.name === name)
  const columns = columnsOf(source, prop)
  if (columns.every(({ name }) => name === 'Long words')) return undefined
  return { component: source.name, rows: rowsOf(prop), columns: [{ name: 'Rest' }, ...columns] }
}
