/** Names of the space scale as a list, for layout props, recipes and stories. */
export const spaceNames = ['none', 'hair', 'xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'huge', 'vast', 'gutter'] as const
export type SpaceName = (typeof spaceNames)[number]

/** Makes one variant for each step of the scale. */
export const perSpace = <Style>(make: (name: SpaceName) => Style): Record<SpaceName, Style> => {
  const entries = spaceNames.map((name) => [name, make(name)] as const)
  return Object.fromEntries(entries) as Record<SpaceName, Style>
}
