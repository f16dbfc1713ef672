import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/icons.ts'
import { actions, banner, body, mark, title as titleStyle, type bannerTones } from './Banner.css.ts'

type BannerTone = (typeof bannerTones)[number]
const toneIcons: Record<BannerTone, IconName> = { info: 'info', success: 'circle-check', warning: 'triangle-alert', danger: 'circle-alert' }

export type BannerProps = {
  /** @default 'info' */
  tone?: BannerTone
  title?: ReactNode
  /** Small button or text link for the one next step. */
  action?: ReactNode
  /** Announces the banner. Set it if the banner appears after an action of the reader. Do not set it if the page opens with the banner. */
  isLive?: boolean
  children: ReactNode
}

/** A message beside the thing that it is about. For a short confirmation use a toast, for a question a dialog. */
export function Banner({ tone = 'info', title, action, isLive, children }: BannerProps) {
  const live = isLive ? { role: tone === 'danger' ? 'alert' : 'status' } : {}
  return (
    <div {...live} className={banner({ tone })} data-component="Banner" data-tone={tone}>
      <span className={mark({ tone })} data-part="icon">
        <Icon name={toneIcons[tone]} />
      </span>
      <div className={body}>
        {title !== undefined && (
          <p className={titleStyle} data-part="title">
            {title}
          </p>
        )}
        <div data-part="body">{children}</div>
        {action !== undefined && (
          <div className={actions} data-part="action">
            {action}
          </div>
        )}
      </div>
    </div>
  )
}
