import { style } from '@vanilla-extract/css'

export const signIn = style({ textAlign: 'center' })
