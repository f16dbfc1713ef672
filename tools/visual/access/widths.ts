/** The two widths in which pages are read. Screens have another layout on a phone. */
export const viewports = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const
export type Width = keyof typeof viewports
export const widthsOf = ({ title }: { title: string }): Width[] => (title.startsWith('Screens/') ? ['desktop', 'phone'] : ['desktop'])
