import type { StrictArgTypes } from 'storybook/internal/csf'

/** What the plugin adds to a component. */
export type Documented = { description: string; argTypes: StrictArgTypes }

const documented = (component: unknown): Partial<Documented> => (component as { __docs?: Documented } | undefined)?.__docs ?? {}

/** The rows of a component's table, for Storybook; none for a component of a screen. */
export const extractArgTypes = (component: unknown): StrictArgTypes | null => documented(component).argTypes ?? null
export const extractDescription = (component: unknown): string => documented(component).description ?? ''
