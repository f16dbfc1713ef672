import { globalFontFace } from '@vanilla-extract/css'
import { figureSets, figureSize, figureWeights, unicodeRange } from '../fonts/figures.ts'

/**
 * One file for each script, with its `unicode-range`, so that a browser loads only the scripts on the page. Addresses are written out for
 * the bundler.
 */
const scripts = {
  latin: {
    file: '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
    range:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-200B, U+2010-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  latinExtended: {
    file: '@fontsource-variable/readex-pro/files/readex-pro-latin-ext-wght-normal.woff2',
    range: 'U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1E00-1E9F, U+1EF2-1EFF, U+2113',
  },
  arabic: {
    file: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    range: 'U+0600-06FF, U+0750-077F, U+0870-088E, U+0897-08E1, U+08E3-08FF, U+200C-200E, U+FB50-FDFF, U+FE70-FE74, U+FE76-FEFC',
  },
} as const

globalFontFace(
  'Readex Pro',
  Object.values(scripts).map(({ file, range }) => ({
    src: `url("${file}") format("woff2")`,
    fontWeight: '160 700',
    fontDisplay: 'swap' as const,
    unicodeRange: range,
  })),
)

/* A font that every machine has, with the metrics of Readex Pro, so that nothing moves when Readex Pro is loaded. */
globalFontFace('Readex Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Roboto")',
  sizeAdjust: '109%',
  ascentOverride: '92%',
  descentOverride: '23%',
  lineGapOverride: '0%',
})

const figureFaces = (script: keyof typeof figureSets) =>
  figureWeights.map(({ mada, standsFor }) => ({
    src: `url("../fonts/figures-${script}-${mada}.woff2") format("woff2")`,
    fontWeight: standsFor,
    fontDisplay: 'swap' as const,
    sizeAdjust: figureSize,
    unicodeRange: unicodeRange(figureSets[script]),
  }))

/* Digits of one width in both scripts, for columns and money. */
globalFontFace('Wasla Figures', [...figureFaces('latin'), ...figureFaces('arabic')])

/*
 * The same Arabic-Indic digits for running text, so that they have one design everywhere. In Readex Pro, ٢ and ٦ are nearly mirror images,
 * and ٠ looks like a stray dot. The files are the same as above, so each file is fetched once.
 */
globalFontFace('Wasla Arabic Digits', figureFaces('arabic'))
