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
  /** A small button or a text link: the one next step. */
  action?: ReactNode
  /** Set where the banner appears because of what the reader just did, so that it is announced. One that is there when the page opens is not. */
  isLive?: boolean
  children: ReactNode
}

/** Something to know before going on, placed where it matters. For a short confirmation use a toast, for a question a dialog. */
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
