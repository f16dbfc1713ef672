import { arabicDigits, digits, latinDigits } from './ListOrdered.css.ts'
import type { DrawingProps } from './drawing.ts'

/**
 * A numbered list. Its lines mirror with the reading direction. Its digits do not: left-to-right and right-to-left pages have different
 * digits.
 */
export function ListOrdered(props: DrawingProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      xmlns="http://www.w3.org/2000/svg"
      {...props}
    >
      <path d="M11 5h10M11 12h10M11 19h10" />
      <g className={digits}>
        <path className={latinDigits} d="M3.5 5 5 4v5M3.2 15.6a1.6 1.6 0 1 1 2.9 1C5.4 17.7 4 18.6 3.2 20h3.2" />
        <path className={arabicDigits} d="M4.3 4q.9 2 .8 5.5M3.5 14.5q.9 2 .8 5.5M3.6 15.1c.4 1.7 2.9 1.7 3-.6" />
      </g>
    </svg>
  )
}
