import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import type { Tone } from '../../tokens/token-type.ts'
import { badge, words, type badgeVariants } from './Badge.css.ts'

type ToneBadge = {
  tone?: Tone
  variant?: undefined
  icon?: IconName
  /** Outline instead of a background, for a state that is not final, such as a draft. */
  isOutlined?: boolean
  children: ReactNode
}
type FixedBadge = {
  /** Variant with a built-in word, which `children` replaces. */
  variant: (typeof badgeVariants)[number]
  tone?: undefined
  icon?: undefined
  isOutlined?: undefined
  children?: ReactNode
}
export type BadgeProps = ToneBadge | FixedBadge

/**
 * A state in one word. The tone repeats the word and never replaces it. A badge is not interactive. For something interactive use a chip.
 */
export function Badge({ tone = 'neutral', variant, icon, isOutlined = false, children }: BadgeProps) {
  return (
    <span className={badge(variant ? { variant } : { tone, isOutlined })} data-component="Badge" data-tone={variant ?? tone}>
      {icon && <Icon name={icon} size="tiny" />}
      <span className={words} data-part="words">
        {children ?? (variant && <FormattedMessage id={`ds.badge.${variant}`} />)}
      </span>
    </span>
  )
}
