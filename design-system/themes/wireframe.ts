import type { ThemeTokens } from '../tokens/token-type.ts'

const grey = { black: '#111111', dark: '#333333', mid: '#555555', edge: '#777777', line: '#CCCCCC', pale: '#EEEEEE', paler: '#F6F6F6', white: '#FFFFFF' }

/** No colour at all. What is still coloured in it has gone around the tokens; a story looks for that. */
export const wireframe: ThemeTokens = {
  scheme: 'light',
  colour: {
    canvas: grey.paler, surface: grey.white, sunken: grey.pale,
    text: grey.black, textMuted: grey.mid, border: grey.line, borderControl: grey.edge,
    brand: grey.dark, brandHover: grey.black, brandPress: grey.black, onBrand: grey.white, brandTint: grey.pale,
    highlight: grey.line, onHighlight: grey.black, highlightHalo: grey.pale,
    danger: grey.dark, dangerHover: grey.black, onDanger: grey.white, dangerTint: grey.pale,
    success: grey.dark, successTint: grey.pale, warning: grey.dark, warningTint: grey.pale, info: grey.dark, infoTint: grey.pale, neutralTint: grey.pale,
    networker: grey.dark, networkerTint: grey.pale, agent: grey.dark, agentTint: grey.pale, agency: grey.dark, agencyTint: grey.pale,
    brandType: grey.dark, brandTypeTint: grey.pale, group: grey.dark, groupTint: grey.pale,
    scrim: 'rgb(0 0 0 / .5)', focus: grey.black, focusHalo: grey.line, poster: grey.dark, inverse: grey.black, onInverse: grey.white,
  },
  shadow: { float: `0 0 0 1px ${grey.edge}` },
  picture: { brightness: '1' },
}
