import { createElement, useEffect, useSyncExternalStore } from 'react'
import { remembered } from '../tokens/remembered.ts'
import { artOf, loadArts, onMoreArts } from './arts.ts'
import type { DrawingProps } from './drawing.ts'
import { icon, type iconSizes } from './Icon.css.ts'
import { flipOf, type IconName } from './icons.ts'

const classes = remembered(icon)

export type IconProps = {
  name: IconName
  /** @default 'medium' */
  size?: (typeof iconSizes)[number]
  /** Accessible name, if no text beside the icon gives its meaning. Without a name the icon is hidden from assistive technology. */
  label?: string
}

/** A line icon in the colour of its text. The icon decides whether it is mirrored, never the caller. */
export function Icon({ name, size, label }: IconProps) {
  const art = artOf(name)
  const flip = flipOf(name)
  const meaning = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  const look = { ...meaning, focusable: 'false' as const, className: classes({ size, flip }), 'data-component': 'Icon', 'data-flip': flip }
  return art ? createElement(art, look) : <LazyIcon name={name} look={look} />
}

/** Reserves the icon's space until its drawing is loaded. */
function LazyIcon({ name, look }: { name: IconName; look: DrawingProps }) {
  const art = useSyncExternalStore(
    onMoreArts,
    () => artOf(name),
    () => undefined,
  )
  useEffect(() => {
    // Without a network the space stays empty; the next icon tries again.
    loadArts().catch(() => undefined)
  }, [])
  return createElement(art ?? 'svg', look)
}
