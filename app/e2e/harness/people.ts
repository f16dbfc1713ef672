/** The five doors of the demo (U-03), by the names their buttons carry. */
export const demoRoles = ['networker', 'agent', 'agency', 'brand', 'reviewer'] as const
export type DemoRole = (typeof demoRoles)[number]

/** Roles that enter the product itself; the reviewer's door leads to the back office. */
export const memberRoles = ['networker', 'agent', 'agency', 'brand'] as const satisfies readonly DemoRole[]

/** Saudi mobile numbers: seeded people of the world, without the country code. */
export const numbers = {
  /** Active, everything filled in. */
  reem: '550010002',
} as const
