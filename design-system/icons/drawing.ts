import type { ComponentType, SVGAttributes } from 'react'

export type DrawingProps = SVGAttributes<SVGSVGElement>

/** A drawing that `Icon` puts on the page. */
export type Drawing = ComponentType<DrawingProps>

/** Drawings by what they mean; keeps their names and leaves their make to the library. */
export const drawings = <Name extends string>(named: Readonly<Record<Name, Drawing>>): Readonly<Record<Name, Drawing>> => named
