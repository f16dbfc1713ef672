import { remembered } from '../tokens/remembered.ts'
import { icon, type iconSizes } from './Icon.css.ts'
import { icons, type IconName } from './icons.ts'

const classes = remembered(icon)

export type IconProps = {
  name: IconName
  /** @default 'medium' */
  size?: (typeof iconSizes)[number]
  /** Its meaning, where no words beside it carry it. Without a label the icon is decoration and hidden from assistive technology. */
  label?: string
}

/** A line icon in the colour of the text around it. It mirrors by its own rule, never by the caller's. */
export function Icon({ name, size, label }: IconProps) {
  const { art: Art, flip } = icons[name]
  const meaning = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return <Art {...meaning} focusable="false" className={classes({ size, flip })} data-component="Icon" data-flip={flip} />
}
