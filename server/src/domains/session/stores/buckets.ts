/** A number, seen from a device that signed in to it before, or from all others together (''). */
export type Bucket = { mobileNo: string; deviceHash: string }
