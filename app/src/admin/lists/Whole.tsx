import type { ReactNode } from 'react'
import { whole } from './Whole.css.ts'

/** A short table value that does not wrap: a number, a day, a word. */
export const Whole = ({ children }: { children: ReactNode }) => <span className={whole}>{children}</span>
