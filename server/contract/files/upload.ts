/**
 * A file among the variables of an operation: in a browser the chosen `File`, on the server the received file. The sender can claim
 * anything in these fields, so size and kind are checked by the content.
 */
export type Upload = { readonly name: string; readonly size: number; readonly type: string }
