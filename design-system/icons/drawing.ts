import type { ComponentType, SVGAttributes } from 'react'

export type DrawingProps = SVGAttributes<SVGSVGElement>

/** A drawing that `Icon` can render. */
export type Drawing = ComponentType<DrawingProps>

/** Types a table of drawings: keeps its keys and hides the icon library's type. */
export const drawings = <Name extends string>(named: Readonly<Record<Name, Drawing>>): Readonly<Record<Name, Drawing>> => named
