import type { Pair } from '../stories/say.tsx'
import { dark } from '../themes/dark.ts'
import { light } from '../themes/light.ts'
import { controlScale, layerScale, motionScale, pictureScale, radiusScale, spaceScale } from '../tokens/options.ts'
import type { ColourName } from '../tokens/pairings.ts'

/** A token with its name as in the files for designers, and its value in each theme. */
type Token = { name: string; light: string; dark: string }
export type TokenGroup = { title: Pair; tokens: readonly Token[] }

const scale = (group: string, values: Readonly<Record<string, string>>): Token[] =>
  Object.entries(values).map(([name, value]) => ({ name: `decision.${group}.${name}`, light: value, dark: value }))

const colours = Object.keys(light.colour) as ColourName[]
const { fast, base, slow, enter, leave } = motionScale

/** The tokens of the group `decision`, except type, which has a page of its own, the shadow, the brightness of pictures and the gutters. */
export const tokenGroups: readonly TokenGroup[] = [
  {
    title: { en: 'Colour', ar: 'اللون' },
    tokens: colours.map((name) => ({ name: `decision.colour.${name}`, light: light.colour[name], dark: dark.colour[name] })),
  },
  { title: { en: 'Space', ar: 'المسافة' }, tokens: scale('space', spaceScale) },
  { title: { en: 'Corners', ar: 'الزوايا' }, tokens: scale('radius', radiusScale) },
  { title: { en: 'Heights of controls', ar: 'ارتفاع عناصر التحكم' }, tokens: scale('control', controlScale) },
  { title: { en: 'Sides of pictures', ar: 'أضلاع الصور' }, tokens: scale('picture', pictureScale) },
  { title: { en: 'Layers', ar: 'الطبقات' }, tokens: scale('layer', layerScale) },
  {
    title: { en: 'Motion', ar: 'الحركة' },
    tokens: [...scale('duration', { fast, base, slow }), ...scale('easing', { enter, leave })],
  },
]

/**
 * Returns the groups that have matching tokens, with these tokens only. A token matches if the search text occurs in its name or in its
 * value in either theme, or in the title of its group in either language.
 */
export function tokensFor(query: string): readonly TokenGroup[] {
  const word = query.trim().toLowerCase()
  const isIn = (...texts: readonly string[]) => texts.some((text) => text.toLowerCase().includes(word))
  return tokenGroups
    .map(({ title, tokens }) => ({
      title,
      tokens: isIn(title.en, title.ar) ? tokens : tokens.filter(({ name, light: day, dark: night }) => isIn(name, day, night)),
    }))
    .filter(({ tokens }) => tokens.length > 0)
}
