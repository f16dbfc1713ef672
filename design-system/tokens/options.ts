/**
 * Tier one: every raw value of the system. No other file may contain raw values, except the colours of generated covers, which are pictures
 * and not interface (`cover-inks.ts`). Components and the app must not import this file: they use the tokens of tier two.
 */
export const palette = {
  paper: { canvas: '#FBF8F3', surface: '#FFFFFF', sunken: '#F3EEE4', line: '#E5DDD0', lineStrong: '#857C6E' },
  night: { canvas: '#131218', surface: '#1C1A22', sunken: '#0D0C11', line: '#35313D', lineStrong: '#7B7486' },
  ink: { strong: '#1C1A22', muted: '#5F5A68' },
  chalk: { strong: '#F4F0E9', muted: '#ADA7B6' },
  jade: { base: '#0B6B5E', hover: '#095A4F', press: '#074A41', baseNight: '#55C7B0', hoverNight: '#6FD3BF', pressNight: '#8ADDCC' },
  saffron: '#F2A516',
  danger: { day: '#B4232F', dayHover: '#9A1C27', night: '#FF8A8F', nightHover: '#FFA3A7' },
  success: { day: '#22703A', night: '#7BD08F' },
  warning: { day: '#875800', night: '#F0B94A' },
  info: { day: '#1F5FA8', night: '#7FB5F2' },
  plum: { day: '#83378A', night: '#DE97E3' },
  azure: { day: '#1D62B4', night: '#85B8F5' },
  indigo: { day: '#4A4DB8', night: '#A9ACF7' },
  rust: { day: '#9E4717', night: '#F0A278' },
  rose: { day: '#AE2F5B', night: '#F492B2' },
  /* These colours can be distinguished with every kind of colour vision: neighbours differ in lightness and in hue. */
  chart: {
    day: ['#83378A', '#4083DB', '#E7566F', '#12473A', '#A7611B', '#211E26'],
    night: ['#DE97E3', '#2E76B4', '#AC553C', '#7DDEB6', '#B7875F', '#E3E6FC'],
  },
  white: '#FFFFFF',
} as const

type Inks<T> = { readonly [K in keyof T]: T[K] extends string ? string : Inks<T[K]> }
/** Type of a palette with other values. A theme is a function of a palette. */
export type Palette = Inks<typeof palette>

/** Steps on a 4 px base, in rem, so that a larger text size also enlarges the spacing. */
export const spaceScale = {
  none: '0',
  hair: '1px',
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.25rem',
  xl: '1.5rem',
  xxl: '2rem',
  huge: '3rem',
  vast: '4rem',
} as const

export const radiusScale = { none: '0', small: '6px', control: '10px', card: '16px', sheet: '20px', full: '999px' } as const

export const motionScale = {
  fast: '120ms',
  base: '180ms',
  slow: '240ms',
  enter: 'cubic-bezier(.2, .7, .2, 1)',
  leave: 'cubic-bezier(.5, 0, .9, .4)',
} as const

/** Stacking order. The layers have names, so that no component invents a number. */
export const layerScale = { base: '0', raised: '1', sticky: '10', overlay: '100', toast: '200', skipLink: '300' } as const

/** Minimum size of a touch target (WCAG 2.2, 2.5.8; S-10). */
export const hitTarget = '44px'

export const breakpoints = { desktop: '768px', roomy: '1024px', poster: '1200px', wide: '1920px' } as const

/** Heights of controls. A small control still has a touch target of 44 px, which extends beyond what is drawn. */
export const controlScale = { small: '2.25rem', medium: '2.75rem', field: '3rem', large: '3.25rem' } as const

/** Side lengths of pictures of people, businesses and groups. */
export const pictureScale = { tiny: '1.75rem', small: '2.25rem', medium: '2.75rem', large: '3.5rem', huge: '5rem', poster: '7rem' } as const
