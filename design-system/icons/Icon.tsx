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
  /** Its meaning, where no text beside it says so. Without a label the icon is decoration and hidden from assistive technology. */
  label?: string
}

/** A line icon in the colour of the text around it. It mirrors by its own rule, never by the caller's. */
export function Icon({ name, size, label }: IconProps) {
  const art = artOf(name)
  const flip = flipOf(name)
  const meaning = label === undefined ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': label }
  const look = { ...meaning, focusable: 'false' as const, className: classes({ size, flip }), 'data-component': 'Icon', 'data-flip': flip }
  return art ? createElement(art, look) : <LateIcon name={name} look={look} />
}

/** Reserves its room until the drawing is loaded. */
function LateIcon({ name, look }: { name: IconName; look: DrawingProps }) {
  const art = useSyncExternalStore(
    onMoreArts,
    () => artOf(name),
    () => undefined,
  )
  useEffect(() => {
    // Without a network the room stays empty; the next icon that is shown tries again.
    loadArts().catch(() => undefined)
  }, [])
  return createElement(art ?? 'svg', look)
}
