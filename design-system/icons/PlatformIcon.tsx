import { icon, type iconSizes } from './Icon.css.ts'
import { platformMarks, type Platform } from './platforms.ts'
import { fixedDirection } from '../locale/fixed-direction.ts'

export type PlatformIconProps = {
  platform: Platform
  /** @default 'medium' */
  size?: (typeof iconSizes)[number]
  /** Accessible name, if no text beside the logo names the platform. */
  label?: string
}

/** The logo of a platform, in the colour of its text. */
export function PlatformIcon({ platform, size, label }: PlatformIconProps) {
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg
      {...meaning}
      {...fixedDirection('drawing')}
      viewBox="0 0 24 24"
      focusable="false"
      className={icon({ size })}
      data-component="PlatformIcon"
    >
      <path d={platformMarks[platform]} fill="currentColor" fillRule="evenodd" />
    </svg>
  )
}
