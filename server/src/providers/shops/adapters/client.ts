/** Our registration at a platform. */
export type ShopClient = { readonly id: string; readonly secret: string }
