import type { ReactNode } from 'react'
import { whole } from './Whole.css.ts'

/** A short value of a table that is not broken over lines: a number, a day, a word. */
export const Whole = ({ children }: { children: ReactNode }) => <span className={whole}>{children}</span>
