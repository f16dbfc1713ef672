import type { ComponentType, SVGAttributes } from 'react'

export type DrawingProps = SVGAttributes<SVGSVGElement>

/** A drawing that `Icon` can render. */
export type Drawing = ComponentType<DrawingProps>

/** Types a table of drawings by meaning: keeps its keys and hides the type of the icon library. */
export const drawings = <Name extends string>(named: Readonly<Record<Name, Drawing>>): Readonly<Record<Name, Drawing>> => named
