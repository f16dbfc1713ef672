/** Hashes of the networks in the demo's network cases. Each hash is valid for one day. */
export const demoNetworks = {
  home: '7f3ac2b19d04e8a5',
  workplace: 'c41e90d7ab3f2256',
  shop: '3bd8170e6fc2914a',
  carrier: 'e95f04c1278ad36b',
} as const
