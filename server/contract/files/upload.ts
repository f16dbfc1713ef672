/**
 * A file among the variables of an operation: in a browser the `File` somebody chose, on the server what arrived of it. What all
 * of them tell is the sender's claim; size and kind are decided by the content.
 */
export type Upload = { readonly name: string; readonly size: number; readonly type: string }
