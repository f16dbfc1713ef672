/** Groups of the contracts of tokens, as the styles write them, and where their tokens are in the files for designers. */
const groups: Readonly<Record<string, string>> = {
  colour: 'decision.colour',
  shadow: 'decision.shadow',
  space: 'decision.space',
  radius: 'decision.radius',
  control: 'decision.control',
  layer: 'decision.layer',
}

/** `vars.colour.text`, `colour.text` after `const { colour } = vars`, `fixed.space.lg`, `space.lg` */
const used = /(?<![\w.])(?:(?:vars|fixed)\.)?(colour|shadow|space|radius|control|layer)\.([a-z]\w*)/gu

/** Returns the tokens that styles use, by their names in the files for designers, in alphabetical order. Type is left out. */
export const tokensIn = (styles: string): string[] =>
  [...new Set([...styles.matchAll(used)].map(([, group = '', name = '']) => `${groups[group]}.${name}`))].toSorted()
