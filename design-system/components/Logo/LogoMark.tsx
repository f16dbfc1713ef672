import { dot } from './Logo.css.ts'
import { fixedDirection } from '../../locale/fixed-direction.ts'

/** The letter و: a ring, a stroke that dips, and a dot at its end. */
export function LogoMark({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true" focusable="false" data-part="mark" {...fixedDirection('drawing')}>
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        <circle cx="36" cy="17" r="7.5" />
        <path d="M43.5 17C43.5 31 35 36.5 25 36.5C15.5 36.5 9 31 8 21.5" />
      </g>
      <circle cx="8" cy="17.5" r="5.5" className={dot} />
    </svg>
  )
}
