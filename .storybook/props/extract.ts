import type { StrictArgTypes } from 'storybook/internal/csf'

/** Documentation that the plugin adds to a component. */
export type Documented = { description: string; argTypes: StrictArgTypes }

const documented = (component: unknown): Partial<Documented> => (component as { __docs?: Documented } | undefined)?.__docs ?? {}

/** Returns the rows of a component's table; null for components without documentation, such as those of screens. */
export const extractArgTypes = (component: unknown): StrictArgTypes | null => documented(component).argTypes ?? null
export const extractDescription = (component: unknown): string => documented(component).description ?? ''
