import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css.ts'
import { wireframe } from './wireframe.ts'

const { scheme, ...tokens } = wireframe

/* Defines the theme of greys. Only stories load this file. */
globalStyle('[data-theme="wireframe"]', { vars: assignVars(vars, tokens), colorScheme: scheme })
