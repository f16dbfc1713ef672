import { use } from 'react'
import { useOf } from '@storybook/addon-docs/blocks'
import type { PartFacts } from '@wasla/design-system/foundations/part-page/facts.ts'
import { isPartName, type PartName } from '@wasla/design-system/foundations/status.ts'

type Load = () => Promise<{ facts: PartFacts }>

const noFacts: PartFacts = { changes: [], screens: [], parts: [], hasAnatomyText: false }
const loading = new Map<Load, Promise<PartFacts>>()

function factsBy(load: Load): Promise<PartFacts> {
  const known = loading.get(load) ?? load().then(({ facts }) => facts)
  loading.set(load, known)
  return known
}
const nothing = Promise.resolve(noFacts)

/** Returns the name of the part that a page is about, by the title of its stories; undefined on other pages. */
export function usePartName(): PartName | undefined {
  const name = useOf('meta', ['meta']).preparedMeta.title.split('/').at(-1) ?? ''
  return isPartName(name) ? name : undefined
}

/** Returns what the repository says about the part of the page. Suspends until it is loaded. */
export function usePartFacts(): PartFacts {
  const load = useOf('meta', ['meta']).preparedMeta.parameters['facts'] as Load | undefined
  return use(load ? factsBy(load) : nothing)
}
