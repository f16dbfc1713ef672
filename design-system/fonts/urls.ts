/**
 * Addresses of the text fonts, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. Preload only what the first screen
 * shows: Latin always, because it has the digits and the space; Arabic if the language is Arabic.
 */
export { default as latinFontUrl } from '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2?url'
export { default as arabicFontUrl } from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
