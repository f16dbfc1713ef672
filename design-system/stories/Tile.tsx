import type { ReactNode } from 'react'
import { tile } from './Tile.css.ts'

/** A coloured box, as content in stories of layouts. */
export const Tile = ({ children }: { children?: ReactNode }) => <div className={tile}>{children}</div>
