/** A number together with a device that has signed in to it before, or with all other devices (''). */
export type Bucket = { mobileNo: string; deviceHash: string }
