// Written by `npm run codegen` from the design system; change it there.
export const inks = {
  "INFLUENCER": {
    "ground": "#5A2160",
    "mid": "#6E2B75",
    "light": "#83378A",
    "deep": "#471A4C",
    "strap": "#F3DDF0",
    "edge": "#3A133F",
    "inlay": "#F2A516"
  },
  "AGENT": {
    "ground": "#123F78",
    "mid": "#184D90",
    "light": "#1D62B4",
    "deep": "#0D3161",
    "strap": "#DCE9F8",
    "edge": "#0A274F",
    "inlay": "#F2A516"
  },
  "AGENCY": {
    "ground": "#2F3183",
    "mid": "#3A3D9B",
    "light": "#4A4DB8",
    "deep": "#252768",
    "strap": "#E2E3FA",
    "edge": "#1C1E54",
    "inlay": "#F2A516"
  },
  "BRAND": {
    "ground": "#73300D",
    "mid": "#873A11",
    "light": "#9E4717",
    "deep": "#5B250A",
    "strap": "#F9E3D3",
    "edge": "#481C06",
    "inlay": "#F2A516"
  },
  "GROUP": {
    "ground": "#7C1D3E",
    "mid": "#93254B",
    "light": "#AE2F5B",
    "deep": "#631531",
    "strap": "#FADCE6",
    "edge": "#4E0F26",
    "inlay": "#F2A516"
  }
} as const

export const type = {
  "INFLUENCER": "#83378A",
  "AGENT": "#1D62B4",
  "AGENCY": "#4A4DB8",
  "BRAND": "#9E4717",
  "GROUP": "#AE2F5B"
} as const

export const paper = {
  "canvas": "#FBF8F3",
  "text": "#1C1A22",
  "muted": "#5F5A68",
  "jade": "#0B6B5E",
  "saffron": "#F2A516"
} as const
