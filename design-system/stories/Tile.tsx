import type { ReactNode } from 'react'
import { tile } from './Tile.css.ts'

/** A placeholder, to show layouts. */
export const Tile = ({ children }: { children?: ReactNode }) => <div className={tile}>{children}</div>
