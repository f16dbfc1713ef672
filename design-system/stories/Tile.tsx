import type { ReactNode } from 'react'
import { tile } from './Tile.css.ts'

/** A thing without meaning, to show where things stand. */
export const Tile = ({ children }: { children?: ReactNode }) => <div className={tile}>{children}</div>
