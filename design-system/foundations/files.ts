import type { PartName } from './status.ts'

const pages = Object.keys(import.meta.glob('../{components,patterns,primitives}/*/*.mdx'))
const matrices = Object.keys(import.meta.glob('../{components,patterns,primitives}/*/*.matrix.stories.tsx'))
const isIn = (files: readonly string[], name: PartName) => files.some((path) => path.split('/')[2] === name)

/** Returns whether the folder has a docs page. Components that only other components use may have no page. */
export const hasPage = (name: PartName): boolean => isIn(pages, name)

/** Returns whether the folder has a matrix. */
export const hasMatrix = (name: PartName): boolean => isIn(matrices, name)
