import { style, styleVariants } from '@vanilla-extract/css'
import { fixed } from '../../tokens/vars.css.ts'
import { panel as floatingPanel } from '../Overlay/Overlay.css.ts'

const wideWidth = '456px'

export const panel = styleVariants({
  content: [floatingPanel],
  wide: [floatingPanel, { inlineSize: wideWidth }],
})

export const dialog = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' })

export const content = style({ padding: fixed.space.lg, overflow: 'auto', overflowWrap: 'anywhere', minBlockSize: 0 })
